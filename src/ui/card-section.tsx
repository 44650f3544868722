import { Card } from './card.tsx'
import { Section, type SectionProps } from './page.tsx'

/** A titled part of a page on a surface of its own. */
export function CardSection(section: SectionProps) {
  return (
    <Card>
      <Section {...section} />
    </Card>
  )
}
