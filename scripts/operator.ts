/** `npm run operator`: the operator's command line, `-- <command> …`; `-- help` lists the commands. */
import { existsSync } from 'node:fs'

if (existsSync('.env')) process.loadEnvFile('.env')
await import('#server/operator/main.ts')
