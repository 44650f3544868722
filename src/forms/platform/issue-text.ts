import type { z } from 'zod'
import type { MessageKey } from '#src/generated/message-keys.ts'
import { type Text, type TextValues, currentLanguage } from '#src/i18n/i18n.ts'
import { numberText } from '#src/i18n/number-text.ts'

/** What is wrong with one field, as zod tells it before it has words for it. */
type Issue = z.core.$ZodRawIssue

/** Fields whose form needs more than "not in the right form". */
const formTexts: Partial<Record<string, MessageKey>> = {
  email: 'fields:error.email',
  phoneNumber: 'fields:error.phoneNumber',
  countryCode: 'fields:error.countryCode',
  taxNumber: 'fields:error.taxNumber',
  code: 'fields:error.code',
}

/** A rule that only a form has brings its text along: `ctx.addIssue({ code: 'custom', params: { key, values } })`. */
export interface FormRule {
  key: MessageKey
  values?: TextValues
}

/** The text for an issue of a form's schema; to be given to zod as its error map. */
export function issueText(text: Text): (issue: Issue) => string {
  return (issue) => {
    const field = String(issue.path?.at(-1) ?? '')
    if (issue.input === undefined || issue.input === null || issue.input === '') return text('fields:error.required')
    switch (issue.code) {
      case 'too_small':
        return tooSmall(issue, text)
      case 'too_big':
        return issue.origin === 'string'
          ? text('fields:error.tooLong', { count: Number(issue.maximum) })
          : text('fields:error.tooLarge', { limit: numberText(Number(issue.maximum), currentLanguage()) })
      case 'not_multiple_of':
        return text('fields:error.decimals')
      case 'invalid_format':
        return text(formTexts[field] ?? 'fields:error.format')
      case 'invalid_value':
        return text(field === 'acceptedTerms' ? 'fields:error.acceptedTerms' : 'fields:error.choice')
      case 'invalid_type':
        return text(issue.expected === 'number' || issue.expected === 'int' ? 'fields:error.number' : 'fields:error.format')
      case 'custom': {
        const { key, values }: FormRule = ruleOf(issue.params) ?? { key: 'fields:error.format' }
        return text(key, values)
      }
      default:
        return text('fields:error.format')
    }
  }
}

function tooSmall(issue: z.core.$ZodRawIssue<z.core.$ZodIssueTooSmall>, text: Text): string {
  const minimum = Number(issue.minimum)
  if (issue.origin === 'string') return text('fields:error.tooShort', { count: minimum })
  if (minimum === 0 && issue.inclusive !== true) return text('fields:error.positive')
  return text('fields:error.tooSmall', { limit: numberText(minimum, currentLanguage()) })
}

function ruleOf(params: unknown): FormRule | undefined {
  // Only our own schemas add custom issues, each with a FormRule.
  return typeof params === 'object' && params !== null && 'key' in params ? (params as FormRule) : undefined
}
