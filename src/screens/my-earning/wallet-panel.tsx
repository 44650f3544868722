import { WalletSection } from '#src/components/payment/wallet-section.tsx'
import { useFlow } from '#src/flow/use-flow.ts'
import { walletMachine } from '#src/machines/payment/wallet.machine.ts'

/** What a seller can pay with. */
export function WalletPanel() {
  const [flow, actor] = useFlow(walletMachine, {})
  return <WalletSection flow={flow} actor={actor} />
}
