import { type CarrierCallId, carrierCallTable } from '#src/generated/carrier-call-table.ts'
import type { components } from '#src/generated/schema.ts'
import { ApiError } from './api-error.ts'

export type Job = components['schemas']['Job']

/** Seconds that an answer may take, on a slow network too. */
const patience = 30

/** A photo that was kept as a data URL, as the form of its call. */
function formOf(dataUrl: string): FormData {
  const bytes = Uint8Array.from(atob(dataUrl.slice(dataUrl.indexOf(',') + 1)), (letter) => letter.charCodeAt(0))
  const form = new FormData()
  form.append('photo', new Blob([bytes], { type: 'image/jpeg' }), 'photo.jpg')
  return form
}

/**
 * Makes a call of the driver's page with the token of its link; throws an `ApiError` when it brings no job. Written by itself: the shop's client
 * would weigh more than the page.
 */
export async function callCarrierApi(
  operationId: CarrierCallId,
  { token, language, body, photo }: { token: string; language: string; body?: object | undefined; photo?: string | undefined },
): Promise<Job> {
  const { method, path } = carrierCallTable[operationId]
  const headers = { 'x-delivery-token': token, 'x-auth-language': language }
  const form = photo === undefined ? undefined : formOf(photo)
  let response: Response
  let answer: unknown
  try {
    response = await fetch(`/api${path}`, {
      method: method.toUpperCase(),
      headers: body === undefined ? headers : { ...headers, 'content-type': 'application/json' },
      ...(form ? { body: form } : body !== undefined && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(patience * 1000),
    })
    answer = await response.json()
  } catch (cause) {
    throw new ApiError({ kind: 'unreachable' }, { cause })
  }
  const { message = '', results = {} } = answer as { message?: string; results?: Job } // The contract's envelope, or a gateway's.
  // A server that is away or busy has it sent again.
  if (response.status >= 500 || response.status === 429) throw new ApiError({ kind: 'unreachable' })
  if (!response.ok) throw new ApiError({ kind: 'rejected', code: response.status, message, fields: {}, results: {} })
  return results as Job // As above.
}
