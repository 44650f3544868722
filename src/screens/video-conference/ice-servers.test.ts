import { expect, it } from 'vitest'
import { readServers } from './ice-servers.ts'

it('reads the servers of the setting; without one there are none', () => {
  const servers = [{ urls: 'stun:stun.example:3478' }, { urls: ['turn:turn.example'], username: 'u', credential: 'c' }]
  expect([readServers(JSON.stringify(servers)), readServers(undefined), readServers('')]).toEqual([servers, [], []])
})

it.each(['{}', '[1]', '[{"urls":3}]', 'stun:stun.example'])('does not take %s for servers', (setting) =>
  expect(() => readServers(setting)).toThrow(/VITE_ICE_SERVERS|JSON/),
)
