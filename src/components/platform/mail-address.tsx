import { Isolate } from '#src/ui/isolate.tsx'

/** An e-mail address, which breaks after its @ where the line is too short for it. */
export function MailAddress({ children: address }: { children: string }) {
  const domain = address.lastIndexOf('@') + 1
  return (
    <Isolate>
      {address.slice(0, domain)}
      <wbr />
      {address.slice(domain)}
    </Isolate>
  )
}
