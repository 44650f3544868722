import { createContext, createElement, use, type ComponentProps, type ComponentType } from 'react'

/** What a link of the kit may carry; the adapter given to `LinkProvider` passes it on to the router. */
export interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  href: string
  /** Navigation state for the router; a plain anchor has no use for it. */
  state?: unknown
  /** Replace the current history entry in place of adding one. */
  replace?: boolean | undefined
}

function PlainLink({ state: _state, replace: _replace, ...anchor }: LinkProps) {
  return <a {...anchor} />
}

const LinkContext = createContext<ComponentType<LinkProps>>(PlainLink)

/** Tells the kit how to draw a link. The app gives its router's link once, so that the kit knows no router. */
export const LinkProvider = LinkContext.Provider

/** A link that goes through the app's router when there is one, else a plain anchor. */
export function Link(props: LinkProps) {
  return createElement(use(LinkContext), props)
}
