import styles from './bar-chart.module.css'

export interface Bar {
  key: string
  /** Not below nought. */
  value: number
  /** Seen while the pointer rests on the bar. */
  title: string
}

export interface BarChartProps {
  bars: readonly Bar[]
  /** What stands below the first and the last bar. */
  first: string
  last: string
  /** What the highest bar stands for. */
  most: string
}

const [width, height, gap] = [12, 60, 3]

/**
 * Values over time, drawn in the direction of reading. It is for the eye alone: whoever cannot see it is told the same by a table
 * beside it.
 */
export function BarChart({ bars, first, last, most }: BarChartProps) {
  const highest = Math.max(1, ...bars.map(({ value }) => value))
  return (
    <div className={styles.chart} aria-hidden="true">
      <p className={styles.most}>{most}</p>
      <svg viewBox={`0 0 ${bars.length * width} ${height}`} preserveAspectRatio="none" className={styles.bars}>
        {bars.map(({ key, value, title }, at) => {
          const tall = (value / highest) * height
          return (
            <g key={key}>
              <title>{title}</title>
              <rect x={at * width} y={0} width={width} height={height} className={styles.room} />
              <rect x={at * width + gap / 2} y={height - tall} width={width - gap} height={tall} className={styles.bar} />
            </g>
          )
        })}
      </svg>
      <p className={styles.ends}>
        <span>{first}</span>
        <span>{last}</span>
      </p>
    </div>
  )
}
