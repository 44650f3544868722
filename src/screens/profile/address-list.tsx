import { AddressCard } from '#src/components/account/address-card.tsx'
import { useText } from '#src/i18n/use-text.ts'
import type { Address } from '#src/machines/account/address-book.machine.ts'
import { Button } from '#src/ui/button.tsx'
import { Card } from '#src/ui/card.tsx'
import { Cluster, Grid, Stack } from '#src/ui/layout.tsx'
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx'

export interface AddressListProps {
  addresses: readonly Address[]
  onEdit: (address: Address) => void
  onDelete: (address: Address) => void
}

export function AddressList({ addresses, onEdit, onDelete }: AddressListProps) {
  const text = useText()
  return (
    <Grid as="ul" min="16rem" gap={4}>
      {addresses.map((address) => {
        const name = address.label ?? address.fullName
        return (
          <Card as="li" key={address._id}>
            <Stack gap={3}>
              <AddressCard address={address} />
              <Cluster>
                <Button variant="quiet" icon="edit" onClick={() => onEdit(address)}>
                  <span aria-hidden="true">{text('order:address.edit')}</span>
                  <VisuallyHidden>{text('order:address.editOf', { name })}</VisuallyHidden>
                </Button>
                <Button variant="quiet" icon="trash" onClick={() => onDelete(address)}>
                  <span aria-hidden="true">{text('order:address.delete')}</span>
                  <VisuallyHidden>{text('order:address.deleteOf', { name })}</VisuallyHidden>
                </Button>
              </Cluster>
            </Stack>
          </Card>
        )
      })}
    </Grid>
  )
}
