import { expect, it } from 'vitest'
import { contentRows, contentSections } from './contents.ts'

const section = (text: string) => ({ _id: 'who', heading: { en: 'Who we are' }, text: { en: text } })

it('parts a text where a line is empty, or looks so', () => {
  const rows = contentRows('about', [section('One\ntwo\n\nThree\n  \n Four \n\n\n')], '2026-11-21T08:00:00.000Z')
  expect(contentSections(rows, 'about', 'bn')).toEqual({
    sections: [{ _id: 'who', topic: null, heading: 'Who we are', paragraphs: ['One\ntwo', 'Three', 'Four'] }],
    updatedAt: '2026-11-21T08:00:00.000Z',
  })
})
