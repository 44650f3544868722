import { afterEach, describe, expect, it, vi } from 'vitest'
import { paths } from '#src/lib/paths.ts'
import { go } from './go.ts'

afterEach(() => history.replaceState(null, '', '/'))

/** Stands on a page as the router left it. */
function openAt(path: string, from?: string) {
  history.replaceState({ usr: { from }, key: 'k', idx: 1 }, '', path)
}

describe('the page that somebody wanted', () => {
  it('is handed on from signing in over registering to signing in again', () => {
    const navigate = vi.fn()
    openAt(paths.login, '/place-order')
    go(navigate, paths.selectProfile)
    expect(navigate).toHaveBeenLastCalledWith(paths.selectProfile, {
      replace: false,
      state: { from: '/place-order', chosen: {} },
    })
    openAt(paths.verification, '/place-order')
    go(navigate, paths.login, { replace: true })
    expect(navigate).toHaveBeenLastCalledWith(paths.login, { replace: true, state: { from: '/place-order', chosen: {} } })
  })

  it('is forgotten by who goes elsewhere meanwhile', () => {
    const navigate = vi.fn()
    openAt(paths.login, '/place-order')
    go(navigate, paths.home)
    expect(navigate).toHaveBeenLastCalledWith(paths.home, { replace: false, state: { chosen: {} } })
  })

  it('is the new one where a gate names another', () => {
    const navigate = vi.fn()
    openAt(paths.login, '/place-order')
    go(navigate, paths.login, { state: { from: '/my-order' } })
    expect(navigate).toHaveBeenLastCalledWith(paths.login, { replace: false, state: { from: '/my-order', chosen: {} } })
  })
})
