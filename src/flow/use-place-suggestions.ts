import { waitFor } from 'xstate'
import {
  type CompletePlace,
  type PlaceSuggestion,
  addressSuggestionMachine,
} from '#src/machines/account/address-suggestion.machine.ts'
import { useFlow } from './use-flow.ts'

export interface PlaceSuggestions {
  suggestions: readonly PlaceSuggestion[]
  onType: (text: string) => void
  /** The place in its parts; null when it could not be had. */
  onChoose: (text: string) => Promise<CompletePlace | null>
  onDismiss: () => void
}

/** Places for what is typed into an address form, of which there is one on several pages. */
export function usePlaceSuggestions(): PlaceSuggestions {
  const [flow, actor] = useFlow(addressSuggestionMachine)
  return {
    suggestions: flow.context.suggestions,
    onType: (text) => actor.send({ type: 'text.typed', text }),
    onChoose: async (text) => {
      actor.send({ type: 'suggestion.chosen', text })
      return (await waitFor(actor, (snapshot) => !snapshot.hasTag('busy'))).context.place
    },
    onDismiss: () => actor.send({ type: 'suggestions.dismissed' }),
  }
}
