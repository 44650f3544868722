import type { components } from '#src/generated/schema.ts'

type DocumentRequest = components['schemas']['DocumentRequest']

const id = (last: number) => `01936d3e-8a00-7c31-9f3b-${String(last).padStart(12, '0')}`

/** A certificate of acetone that a buyer waits for. */
export const openRequest: DocumentRequest = {
  _id: id(71),
  kind: 'CoA',
  status: 'requested',
  message: 'Of the lot in stock, please.',
  product: { _id: id(2), name_en: 'Acetone', name_ar: 'أسيتون', name_bn: 'অ্যাসিটোন', casNumber: '67-64-1' },
  buyer: { _id: id(72), name: 'Padma Chem', country: 'BD' },
  seller: { _id: id(73), name: 'Gulf Petrochem', country: 'SA' },
  createdAt: '2026-11-21T08:00:00.000Z',
  answerBy: '2026-11-23T08:00:00.000Z',
}

/** As its seller sees it, whose product has the document on file. */
export const heldRequest: DocumentRequest = {
  ...openRequest,
  held: { fileName: 'CoA 2611-A.pdf', access: 'onRequest', language: 'en', issuedOn: '2026-10-01', version: '2' },
}

export const sampleFile: components['schemas']['ProvidedFile'] = {
  _id: id(74),
  fileName: 'CoA 2611-A.pdf',
  contentType: 'application/pdf',
  size: 348_160,
}

export const providedRequest: DocumentRequest = {
  ...openRequest,
  status: 'provided',
  note: 'Valid for lot 2611-A.',
  answeredAt: '2026-11-21T10:00:00.000Z',
  file: sampleFile,
}

export const refusedRequest: DocumentRequest = {
  ...openRequest,
  status: 'refused',
  reason: 'With an order only.',
  answeredAt: '2026-11-21T10:00:00.000Z',
}
