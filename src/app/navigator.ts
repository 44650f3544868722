import type { NavigateFunction } from 'react-router-dom'

let lead: NavigateFunction | undefined

/** Lets code outside of React go somewhere, as long as the page's frame stands. Returns a function to end that. */
export function leadBy(navigate: NavigateFunction): () => void {
  lead = navigate
  return () => {
    if (lead === navigate) lead = undefined
  }
}

/** The page's navigation, once there is one. */
export function currentNavigate(): NavigateFunction | undefined {
  return lead
}
