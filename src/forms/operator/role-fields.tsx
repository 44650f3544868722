import type { ComponentProps } from 'react'
import { useText } from '#src/i18n/use-text.ts'
import { Checkbox } from '#src/ui/checkbox.tsx'
import { Field } from '#src/ui/field.tsx'
import { Stack } from '#src/ui/layout.tsx'

const operatorRoles = ['support', 'finance', 'catalogue', 'admin'] as const

export interface RoleFieldsProps {
  /** `register('roles')` of react-hook-form, which keeps the checked values in an array. */
  registered: Pick<ComponentProps<'input'>, 'name' | 'ref' | 'onChange' | 'onBlur'>
  error: string | undefined
}

/** What an operator may do, one or more of the roles. */
export function RoleFields({ registered, error }: RoleFieldsProps) {
  const text = useText()
  return (
    <Field group required label={text('operator:operators.roles')} error={error}>
      {({ id, ...group }) => (
        <div role="group" id={id} aria-labelledby={group['aria-labelledby']} aria-describedby={group['aria-describedby']}>
          <Stack gap={2}>
            {operatorRoles.map((role) => (
              <Checkbox
                key={role}
                {...registered}
                value={role}
                label={text(`operator:operators.role.${role}`)}
                hint={text(`operator:operators.roleHint.${role}`)}
              />
            ))}
          </Stack>
        </div>
      )}
    </Field>
  )
}
