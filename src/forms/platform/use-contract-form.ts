import { zodResolver } from '@hookform/resolvers/zod'
import { useMemo } from 'react'
import {
  type DefaultValues,
  type FieldError,
  type FieldErrors,
  type FieldPath,
  type FieldValues,
  type UseFormReturn,
  get,
  set,
  useForm,
} from 'react-hook-form'
import type { z } from 'zod'
import { useText } from '#src/i18n/use-text.ts'
import { issueText } from './issue-text.ts'

export interface ContractForm<Values extends FieldValues> {
  /** Made by `contractFields`, with the rules that only the form has. */
  schema: z.ZodType
  defaultValues: DefaultValues<Values>
  /** The server's messages by the path of the field (422); they stand on the fields until those are changed. */
  serverFields: Readonly<Record<string, string>>
}

/** react-hook-form over the contract's rules, in the reader's words. What was typed stays, whatever becomes of the sending. */
export function useContractForm<Values extends FieldValues, Sent = Values>({
  schema,
  defaultValues,
  serverFields,
}: ContractForm<Values>): UseFormReturn<Values, unknown, Sent> {
  const text = useText()
  const errors = useMemo(() => errorsOf<Values>(serverFields), [serverFields])
  // The form's types are the contract's, by way of openapi-typescript: a schema made from JSON has none of its own.
  const typed = schema as z.ZodType<Sent & FieldValues, Values>
  return useForm<Values, unknown, Sent>({
    resolver: zodResolver<Values, unknown, Sent & FieldValues>(typed, { error: issueText(text) }),
    defaultValues,
    errors,
    // Not on leaving a field: the message would push the button from under the press that left it.
    mode: 'onSubmit',
  })
}

function errorsOf<Values extends FieldValues>(serverFields: Readonly<Record<string, string>>): FieldErrors<Values> {
  const errors: FieldErrors<Values> = {}
  for (const [path, message] of Object.entries(serverFields)) set(errors, path, { type: 'server', message })
  return errors
}

/** The props of a field that is registered under this name: those of react-hook-form, and what is wrong with it. */
export function fieldOf<Values extends FieldValues, Sent>(form: UseFormReturn<Values, unknown, Sent>, name: FieldPath<Values>) {
  const error: FieldError | undefined = get(form.formState.errors, name)
  return { ...form.register(name), error: error?.message }
}
