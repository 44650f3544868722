import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'

const dockerfile = readFileSync('Dockerfile', 'utf8')
const stages = dockerfile.split(/^(?=FROM )/m).filter((stage) => stage.startsWith('FROM '))
const last = stages.at(-1) ?? ''
const secretName = /(PASSWORD|SECRET|TOKEN|KEY)/

describe('the Dockerfile', () => {
  it('builds and runs on one supported release of Node, of a named release of Debian', () => {
    const bases = stages.map((stage) => /^FROM (\S+)/.exec(stage)?.[1])
    expect(new Set(bases)).toEqual(new Set(['node:24-bookworm-slim']))
  })

  it('runs the server as an ordinary user, and nothing after that as root', () => {
    const users = [...last.matchAll(/^USER (\S+)/gm)].map(([, user]) => user)
    expect(users).toEqual(['node'])
    expect(last.slice(last.indexOf('USER node'))).not.toMatch(/^(RUN|COPY|ADD) /m)
  })

  it('holds no secret, and takes none while it is built', () => {
    const settings = [...dockerfile.matchAll(/^(?:ENV|ARG) ((?:.*\\\n)*.*)/gm)].map(([, line = '']) => line)
    expect(settings.filter((line) => secretName.test(line))).toEqual([])
    expect(dockerfile).not.toMatch(/^ADD /m)
    expect(readFileSync('.dockerignore', 'utf8').split('\n')).toEqual(expect.arrayContaining(['.env', '.data', '.git']))
  })

  it('says whether it is well', () => expect(last).toMatch(/^HEALTHCHECK .*\\\n\s+CMD \["node", /m))
})

const compose = z.object({
  services: z.record(
    z.string(),
    z.object({
      image: z.string().optional(),
      environment: z.record(z.string(), z.unknown()).optional(),
      ports: z.array(z.string()).default([]),
    }),
  ),
})

describe('compose.yaml', () => {
  const { services } = compose.parse(parse(readFileSync('compose.yaml', 'utf8'), { merge: true }))

  it('names each image of others with its version', () => {
    const images = Object.values(services).flatMap(({ image }) => image ?? [])
    expect(images.filter((image) => !/:[\w.-]*\d/.test(image) || image.endsWith(':latest'))).toEqual([])
  })

  it('takes each secret from outside, and has none of its own', () => {
    const secrets = Object.values(services).flatMap(({ environment = {} }) =>
      Object.entries(environment).filter(([name]) => secretName.test(name) && !name.endsWith('_ID')),
    )
    expect(secrets.length).toBeGreaterThan(5)
    expect(secrets.filter(([, value]) => !/^\$\{\w+:[?-]\}$/.test(String(value)))).toEqual([])
  })

  it('is reached from this machine alone', () => {
    const ports = Object.values(services).flatMap(({ ports: open }) => open)
    expect(ports.filter((port) => !port.startsWith('127.0.0.1:'))).toEqual([])
  })
})
