import { cleanup, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { fromPromise } from 'xstate'
import { companyVerificationMachine } from '#src/machines/account/company-verification.machine.ts'
import { failWith, rejected, unreachable } from '#tests/support/actor-events.ts'
import { noDocuments, pendingDocuments, rejectedDocuments, verifiedDocuments } from '#tests/support/company-document-fixtures.ts'
import { type Answers, answered, never, renderScreen } from '#tests/support/render-screen.tsx'
import { putTexts } from '#tests/support/texts.ts'
import { CompanyVerification } from './company-verification.tsx'

const licence = new File(['%PDF-1.7'], 'licence.pdf', { type: 'application/pdf' })

function show(reading: Answers, sending: Answers = [never]) {
  return renderScreen(<CompanyVerification taxNumber="004821337-0101" />, {
    machines: [answered(companyVerificationMachine, { reading, sending })],
  })
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const licenceNumber = () => screen.getByRole<HTMLInputElement>('textbox', { name: /^Trade licence number/ })

async function write(...documents: File[]) {
  await press('Send the documents')
  await userEvent.type(licenceNumber(), 'TRAD/CHTG/০২১৮৪৫/২০২৬')
  await userEvent.upload(screen.getByLabelText(/^Add files/), documents, { applyAccept: false })
}

beforeEach(() => putTexts('en'))
afterEach(() => {
  cleanup()
  sessionStorage.clear()
})

describe('the verification of a company', () => {
  it('is on its way', () => {
    show([never])
    expect(screen.getByText('Loading how your company stands…')).toBeDefined()
  })

  it('gives the reason when it may not be seen, and can be tried again when nobody answers', async () => {
    show([failWith(rejected(403, 'Suspended.')), failWith(unreachable), () => noDocuments])
    expect(await screen.findByText('Suspended.')).toBeDefined()
    for (let tries = 0; tries < 2; tries += 1) await press('Try again')
    expect(await screen.findByText('Not verified')).toBeDefined()
  })

  it.each([
    ['nothing was sent', noDocuments, 'Not verified', 'Send the documents'],
    ['it waits', pendingDocuments, 'Being checked', 'Send other documents'],
    ['it is done', verifiedDocuments, 'Verified', 'Send other documents'],
    ['it was refused', rejectedDocuments, 'Refused', 'Send other documents'],
  ])('says how it stands when %s, and what can be done', async (_, documents, status, action) => {
    show([() => documents])
    expect(await screen.findByText(status)).toBeDefined()
    expect(screen.getByRole('button', { name: action })).toBeDefined()
    const named = ['TRAD/CHTG/021845/2026', '004821337-0101', 'Trade licence.pdf']
    const count = documents === noDocuments ? 0 : 1
    expect(named.map((text) => screen.queryAllByText(text).length)).toEqual([count, count, count])
    expect(screen.queryAllByText('The licence has expired.').length).toBe(documents === rejectedDocuments ? 1 : 0)
  })
})

describe('sending documents', () => {
  it('sends numbers and files, with the tax number of the account to begin with', async () => {
    const sent: unknown[] = []
    const machine = answered(companyVerificationMachine, { reading: [() => noDocuments] }).provide({
      actors: {
        sending: fromPromise(async ({ input }) => {
          sent.push(input.sent)
          return { results: pendingDocuments, message: 'Sent.' }
        }),
      },
    })
    const { emitted } = renderScreen(<CompanyVerification taxNumber="004821337-0101" />, { machines: [machine] })
    await write(licence)
    await press('Send to be checked')
    expect(await screen.findByText('Being checked')).toBeDefined()
    expect(sent).toEqual([{ tradeLicenceNumber: 'TRAD/CHTG/021845/2026', taxNumber: '004821337-0101', files: [licence] }])
    expect(emitted).toEqual([
      { type: 'draft.finished', draft: 'documents' },
      { type: 'toast', tone: 'success', text: { message: 'Sent.' } },
    ])
  })

  it('begins with what was refused', async () => {
    show([() => rejectedDocuments])
    await press('Send other documents')
    expect(licenceNumber().value).toBe('TRAD/CHTG/021845/2026')
  })

  it('tells how far it is, and can be stopped', async () => {
    const uploading = answered(companyVerificationMachine, { reading: [() => noDocuments] }).provide({
      actors: {
        sending: fromPromise(async ({ input }) => {
          input.onProgress(0.4)
          return new Promise<never>(() => undefined)
        }),
      },
    })
    renderScreen(<CompanyVerification taxNumber={undefined} />, { machines: [uploading] })
    await write(licence)
    await userEvent.type(screen.getByRole('textbox', { name: /^Tax number/ }), '004821337-0101')
    await press('Send to be checked')
    expect(await screen.findByText('Sending 1 file…')).toBeDefined()
    expect(screen.getByRole('progressbar', { name: 'Sending 1 file…' }).getAttribute('aria-valuetext')).toBe('40%')
    await press('Stop sending')
    expect(screen.queryByRole('progressbar')).toBe(null)
    expect([licenceNumber().value, screen.getByText('licence.pdf')]).toEqual(['TRAD/CHTG/০২১৮৪৫/২০২৬', expect.anything()])
  })

  it('says that the server looks at the files once all has gone out', async () => {
    const outside = answered(companyVerificationMachine, { reading: [() => noDocuments] }).provide({
      actors: {
        sending: fromPromise(async ({ input }) => {
          input.onProgress(1)
          return new Promise<never>(() => undefined)
        }),
      },
    })
    renderScreen(<CompanyVerification taxNumber="004821337-0101" />, { machines: [outside] })
    await write(licence)
    await press('Send to be checked')
    expect(await screen.findByText('All is sent; the marketplace looks at the files…')).toBeDefined()
  })

  it('wants numbers and at least one document', async () => {
    show([() => noDocuments])
    await press('Send the documents')
    await press('Send to be checked')
    expect(await screen.findAllByText('Please fill this in.')).toHaveLength(2)
  })

  it('says which file cannot be sent, and sends nothing before it is taken out', async () => {
    show([() => noDocuments])
    await write(licence, new File(['MZ'], 'licence.exe'))
    await press('Send to be checked')
    expect(screen.getByText(/^No document of a kind that can be sent/)).toBeDefined()
    expect(screen.queryByRole('progressbar')).toBe(null)
    await press('Remove licence.exe')
    await press('Send to be checked')
    expect(await screen.findByRole('progressbar')).toBeDefined()
  })

  it('takes no more files than the contract does', async () => {
    show([() => noDocuments])
    await write(...Array.from({ length: 6 }, (_, index) => new File(['%PDF'], `page-${index}.pdf`)))
    await press('Send to be checked')
    expect(screen.getByText('No more than 5 files, please.')).toBeDefined()
    expect(screen.queryByRole('progressbar')).toBe(null)
  })

  it('puts what the server finds wrong on the field', async () => {
    const fields = { taxNumber: 'This is the number of another company.', files: 'One of the files cannot be opened.' }
    show([() => noDocuments], [failWith(rejected(422, 'Check', fields))])
    await write(licence)
    await press('Send to be checked')
    for (const text of Object.values(fields)) expect(await screen.findAllByText(text)).toHaveLength(1)
  })

  it('says above the form why all of it was refused, or that no answer came', async () => {
    show([() => noDocuments], [failWith(rejected(415, 'licence.pdf is no document.')), failWith(unreachable)])
    await write(licence)
    await press('Send to be checked')
    expect(within(await screen.findByRole('alert')).getByText('licence.pdf is no document.')).toBeDefined()
    await press('Send to be checked')
    expect(await screen.findByText('The marketplace could not be reached. Please try again.')).toBeDefined()
  })

  it('keeps the numbers over a reload, and drops them with the form', async () => {
    const { unmount } = show([() => noDocuments])
    await write()
    unmount()
    show([() => noDocuments])
    await press('Send the documents')
    expect(licenceNumber().value).toBe('TRAD/CHTG/০২১৮৪৫/২০২৬')
    await press('Cancel')
    await press('Send the documents')
    expect(licenceNumber().value).toBe('')
  })
})
