// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest'
import { createDraftStore } from './draft-store.ts'

let person: string | null
const create = () =>
  createDraftStore(
    'kimiya.draft.1.',
    () => sessionStorage,
    () => person,
  )

beforeEach(() => {
  sessionStorage.clear()
  person = 'nadia'
})

it('keeps what was typed over a reload', () => {
  create().of('order.1').keep({ note: 'Ring first' })
  expect(create().of('order.1').read()).toEqual({ note: 'Ring first' })
})

it('gives it back to the same person after their session ended, and to nobody else', () => {
  create().of('order.1').keep({ note: 'Ring first' })
  person = null
  expect(create().of('order.1').read()).toBe(undefined)
  person = 'omar'
  expect(create().of('order.1').read()).toBe(undefined)
  person = 'nadia'
  expect(create().of('order.1').read()).toEqual({ note: 'Ring first' })
})

it('lets a visitor go on after signing in', () => {
  person = null
  create().of('person').keep({ fullName: 'Nadia' })
  person = 'nadia'
  expect(create().of('person').read()).toEqual({ fullName: 'Nadia' })
})

it('drops the drafts that a name begins, and all of them when the person leaves', () => {
  const drafts = create()
  for (const name of ['order.1', 'order.1?quantity=5', 'order.2', 'person']) drafts.of(name).keep({ name })
  drafts.drop('order.1')
  expect(Object.keys(sessionStorage).sort()).toEqual(['kimiya.draft.1.order.2', 'kimiya.draft.1.person'])
  sessionStorage.setItem('other', '1')
  drafts.clear()
  expect(Object.keys(sessionStorage)).toEqual(['other'])
})

it.each(['{"owner":', '[]', 'null', '7', '{"values":{}}'])('has none where storage holds %s', (damaged) => {
  sessionStorage.setItem('kimiya.draft.1.person', damaged)
  expect(create().of('person').read()).toBe(undefined)
})

it('does without a storage', () => {
  const blocked = createDraftStore(
    'kimiya.draft.1.',
    () => {
      throw new DOMException('blocked', 'SecurityError')
    },
    () => null,
  )
  blocked.of('person').keep({ fullName: 'Nadia' })
  blocked.clear()
  expect(blocked.of('person').read()).toBe(undefined)
})
