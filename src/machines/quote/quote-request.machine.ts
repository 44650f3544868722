import { draftNames } from '#src/lib/form-draft.ts'
import { quoteDetailsAddress } from '#src/lib/paths.ts'
import { createSubmitMachine } from '#src/machines/platform/create-submit-machine.ts'
import { finishDraft, navigate, successToast } from '#src/machines/platform/emitted-events.ts'
import { quoteOf } from '#src/machines/order/order-kind.ts'

/** A buyer asks the seller of a product for a quote. A field may be wrong, or no answer may come: what was entered stays. */
export const quoteRequestMachine = createSubmitMachine('placeQuotationOrder', {
  onDone: ({ results, message }) => {
    const { _id, item } = quoteOf(results)
    return [
      finishDraft(draftNames.quote(item.productId)),
      successToast(message, 'quote:request.sent'),
      navigate(quoteDetailsAddress(_id), { replace: true }),
    ]
  },
})
