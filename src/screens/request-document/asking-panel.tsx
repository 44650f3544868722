import { failureText } from '#src/components/platform/failure-text.ts'
import type { ReactNode } from 'react'
import { DocumentList } from '#src/components/document/document-list.tsx'
import { FactList } from '#src/components/platform/fact-list.tsx'
import { SellerLine } from '#src/components/catalogue/seller-line.tsx'
import { StructureImage } from '#src/components/catalogue/structure-image.tsx'
import { useFlow } from '#src/flow/use-flow.ts'
import { DocumentQuestionForm } from '#src/forms/document/document-question-form.tsx'
import type { components } from '#src/generated/schema.ts'
import { useLocal, useText } from '#src/i18n/use-text.ts'
import { draftNames } from '#src/lib/form-draft.ts'
import { paths, productDetailsAddress } from '#src/lib/paths.ts'
import { documentAskingMachine } from '#src/machines/document/document-asking.machine.ts'
import { useFormDraft } from '#src/session/use-form-draft.ts'
import { useSession } from '#src/session/use-session.ts'
import { useSide } from '#src/session/use-side.ts'
import { Card } from '#src/ui/card.tsx'
import { CardSection } from '#src/ui/card-section.tsx'
import { Isolate } from '#src/ui/isolate.tsx'
import { Columns, Stack } from '#src/ui/layout.tsx'
import { Link } from '#src/ui/link.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { fieldErrors } from '#src/machines/platform/failure.ts'

type Product = components['schemas']['Product']

/** The product's public documents, and the way to ask for another. */
export function AskingPanel({ product }: { product: Product }) {
  const text = useText()
  const userId = useSession((session) => session.userId)
  const isSeller = useSide() === 'seller'
  const open = product.documents.filter(({ fileId }) => fileId !== undefined)
  return (
    <Columns aside={<ProductSummary product={product} />}>
      <Stack gap={5}>
        {open.length > 0 && (
          <CardSection title={text('document:asking.ready')} lead={text('document:asking.readyLead')}>
            <DocumentList documents={open} />
          </CardSection>
        )}
        {product.seller._id === userId ? (
          <Notice
            title={text('document:asking.ownProduct')}
            actions={<Link href={paths.myDocumentRequest}>{text('document:asking.toReceived')}</Link>}
          >
            {text('document:asking.ownProductBody')}
          </Notice>
        ) : isSeller ? (
          <Notice title={text('document:asking.sellerSide')}>{text('document:asking.sellerSideBody')}</Notice>
        ) : (
          <Card>
            <Question product={product} />
          </Card>
        )}
      </Stack>
    </Columns>
  )
}

function Question({ product }: { product: Product }) {
  const text = useText()
  const [flow, actor] = useFlow(documentAskingMachine)
  const draft = useFormDraft(draftNames.documentQuestion(product._id))
  const { failure } = flow.context
  const fields = fieldErrors(failure)
  const message = failureText(failure, text)
  return (
    <Stack>
      <DocumentQuestionForm
        held={useHeld(product)}
        busy={flow.hasTag('busy')}
        message={message}
        serverFields={fields}
        draft={draft}
        onAsk={(question) => actor.send({ type: 'form.submitted', input: { body: { productId: product._id, ...question } } })}
      />
      <p>
        <Link href={paths.myDocumentRequest}>{text('document:asking.toRequests')}</Link>
      </p>
    </Stack>
  )
}

/** What the seller has of each kind; what can be downloaded goes before what is given on request. */
function useHeld({ documents }: Product): Partial<Record<Product['documents'][number]['kind'], ReactNode>> {
  const text = useText()
  const sorted = documents.toSorted((one, other) => Number(one.fileId !== undefined) - Number(other.fileId !== undefined))
  return Object.fromEntries(
    sorted.map(({ kind, fileId }) => [kind, text(fileId === undefined ? 'document:asking.isHeld' : 'document:asking.isPublic')]),
  )
}

function ProductSummary({ product }: { product: Product }) {
  const text = useText()
  const local = useLocal()
  const name = local(product, 'name')
  return (
    <CardSection title={text('document:asking.product')}>
      <StructureImage
        productId={product._id}
        name={name}
        molecularFormula={product.molecularFormula}
        hasStructure={product.hasStructure}
        decorative
      />
      <FactList
        facts={[
          { name: text('document:details.product'), value: <Link href={productDetailsAddress(product._id)}>{name}</Link> },
          { name: text('document:details.cas'), value: <Isolate>{product.casNumber}</Isolate> },
          { name: text('document:details.seller'), value: <SellerLine seller={product.seller} /> },
        ]}
      />
    </CardSection>
  )
}
