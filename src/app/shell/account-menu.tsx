import { use } from 'react'
import { useLocation } from 'react-router-dom'
import { useText } from '#src/i18n/use-text.ts'
import { paths } from '#src/lib/paths.ts'
import { useSession } from '#src/session/use-session.ts'
import { ButtonLink } from '#src/ui/button.tsx'
import { IconButton } from '#src/ui/icon-button.tsx'
import { Menu, type MenuItem } from '#src/ui/menu.tsx'
import { AccountActionsContext } from '../account-actions.ts'
import { accountEntries } from './navigation-entries.ts'

/** A person's own places and the ways out; without a session the way in. */
export function AccountMenu() {
  const text = useText()
  const { pathname, search } = useLocation()
  const { askLogout, askSwitch } = use(AccountActionsContext)
  const signedIn = useSession((session) => session.token !== null)
  const name = useSession((session) => session.fullName)
  const side = useSession((session) => session.accountType)
  if (!signedIn) {
    return (
      <ButtonLink href={paths.login} state={{ from: pathname + search }} variant="primary" compact>
        {text('app:account.login')}
      </ButtonLink>
    )
  }
  const items: MenuItem[] = [
    ...accountEntries(side).map(({ path, key, icon }) => ({ id: path, label: text(key), href: path, icon })),
    {
      id: 'switch',
      label: text(side === 'Buyer' ? 'app:account.toSeller' : 'app:account.toBuyer'),
      icon: 'swap',
      onSelect: askSwitch,
    },
    { id: 'logout', label: text('app:account.logout'), icon: 'logout', onSelect: askLogout },
  ]
  return (
    <Menu
      align="end"
      items={items}
      renderTrigger={(trigger) => (
        <IconButton
          {...trigger}
          icon="user"
          outlined
          label={name === null ? text('app:account.menu') : text('app:account.menuOf', { name })}
        />
      )}
    />
  )
}
