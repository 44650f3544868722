import { useText } from '#src/i18n/use-text.ts'
import { Notice } from '#src/ui/notice.tsx'

export interface FormProblemsProps {
  /** What the server said about the form as a whole; nothing when it said nothing. */
  message?: string | undefined
  serverFields: Readonly<Record<string, string>>
  /** The fields that the form shows: their messages stand on them. */
  shown: readonly string[]
}

/** Why the last sending came to nothing, above the form. Messages about fields of another page are told here. */
export function FormProblems({ message, serverFields, shown }: FormProblemsProps) {
  const text = useText()
  const elsewhere = Object.entries(serverFields).filter(([path]) => !shown.includes(path))
  const named = Object.keys(serverFields).length > elsewhere.length
  if (message === undefined && !named && elsewhere.length === 0) return null
  return (
    <Notice tone="error" title={named ? text('fields:error.summary') : message}>
      {elsewhere.length > 0 && (
        <ul>
          {elsewhere.map(([path, problem]) => (
            <li key={path}>{problem}</li>
          ))}
        </ul>
      )}
    </Notice>
  )
}
