const width = 30

/** Draws a command's progress in place, finally with a line break. */
export function progressBar(stream: { write: (text: string) => unknown }): (done: number, total: number) => void {
  let drawn = ''
  return (done, total) => {
    const share = total === 0 ? 1 : Math.min(1, done / total)
    const filled = Math.round(share * width)
    const bar = `[${'#'.repeat(filled)}${'.'.repeat(width - filled)}] ${Math.floor(share * 100)} % ${done}/${total}`
    if (bar === drawn) return
    drawn = bar
    stream.write(`\r${bar}${share === 1 ? '\n' : ''}`)
  }
}
