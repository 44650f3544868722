import type { components } from '#src/generated/schema.ts'

type CompanyDocuments = components['schemas']['CompanyDocuments']

export const noDocuments: CompanyDocuments = { status: 'none', files: [] }

const licence = { fileName: 'Trade licence.pdf', contentType: 'application/pdf', size: 348_160 }

export const pendingDocuments: CompanyDocuments = {
  status: 'pending',
  tradeLicenceNumber: 'TRAD/CHTG/021845/2026',
  taxNumber: '004821337-0101',
  files: [{ _id: '01936d3e-8a00-7c31-9f3b-000000000041', ...licence }],
  sentAt: '2026-11-20T08:00:00.000Z',
}

export const verifiedDocuments: CompanyDocuments = {
  ...pendingDocuments,
  status: 'verified',
  decidedAt: '2026-11-21T08:00:00.000Z',
}

export const rejectedDocuments: CompanyDocuments = {
  ...verifiedDocuments,
  status: 'refused',
  reason: 'The licence has expired.',
}
