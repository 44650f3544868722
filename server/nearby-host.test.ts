import { expect, it } from 'vitest'
import { isNearby } from './nearby-host.ts'

it.each([
  'localhost',
  '127.0.0.1',
  '[::1]',
  '10.1.2.3',
  '172.31.0.1',
  '192.168.1.9',
  'fd12::1',
  '[::ffff:10.0.0.1]',
  'minio',
  'db.internal',
  'nas.local',
])('%s is on this machine or its own network', (host) => expect(isNearby(host)).toBe(true))

it.each([
  '8.8.8.8',
  '172.32.0.1',
  '100.128.0.1',
  '2001:db8::1',
  '[::ffff:8.8.8.8]',
  's3.amazonaws.com',
  'internal.example.com',
  '10.0.0.1.example',
])('%s is elsewhere', (host) => expect(isNearby(host)).toBe(false))
