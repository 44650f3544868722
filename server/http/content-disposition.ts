/**
 * The header `Content-Disposition` (RFC 6266): the name in UTF-8 for whoever reads that, and in ASCII for the rest. Names come from
 * people; nothing of them may end the header's quotes or its line.
 */
export function contentDisposition(fileName: string | undefined, attachment: boolean): string {
  const kind = attachment ? 'attachment' : 'inline'
  if (fileName === undefined) return kind
  const ascii = fileName.replaceAll(/[^\x20-\x7e]|["\\%]/g, '_')
  // Half a surrogate pair can not be encoded.
  const encoded = encodeURIComponent(fileName.replaceAll(/\p{Cs}/gu, '_')).replaceAll(
    /['()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return ascii === fileName ? `${kind}; filename="${ascii}"` : `${kind}; filename="${ascii}"; filename*=UTF-8''${encoded}`
}
