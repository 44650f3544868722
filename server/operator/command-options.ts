import { parseArgs } from 'node:util'
import { type CommandOptions, CommandRefused, type OptionForms } from './store-command.ts'

const helpForm = { help: { type: 'boolean', short: 'h' } } as const

/** Parses arguments and options of a command. Throws `CommandRefused` for an unknown option. */
export function readCommandOptions<Forms extends OptionForms>(
  forms: Forms,
  args: readonly string[],
): { positionals: string[]; options: CommandOptions<Forms>; help: boolean } {
  const known = Object.entries(forms).map(([name, { type, multiple = false }]) => [name, { type, multiple }] as const)
  try {
    const { positionals, values } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { ...Object.fromEntries(known), ...helpForm },
    })
    const { help = false, ...options } = values
    // parseArgs gives each option the type of its form; its own types cannot infer that.
    return { positionals, options, help }
  } catch (error) {
    if (error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS'))
      // The first sentence; the others are for programmers.
      throw new CommandRefused(`${error.message.replace(/\. .*$/s, '')}.\n${namesOf(forms)}`)
    throw error
  }
}

const namesOf = (forms: OptionForms): string => {
  const names = Object.keys(forms).map((name) => `--${name}`)
  return names.length === 0 ? 'This command takes no options.' : `The options of this command are ${names.join(', ')}.`
}

/** The options as a command's help lists them, a line each. */
export function optionLines(forms: OptionForms): string {
  const entries = Object.entries(forms).map(([name, { type, value = 'VALUE', description }]) => ({
    shown: type === 'boolean' ? `--${name}` : `--${name} ${value}`,
    description,
  }))
  const width = Math.max(0, ...entries.map(({ shown }) => shown.length))
  return entries.map(({ shown, description }) => `      ${shown.padEnd(width)}  ${description}`).join('\n')
}
