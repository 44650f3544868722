import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { demoSellers } from '#server/demo/catalogue.ts'
import { nameSkeleton } from './name-skeleton.ts'

/** Pairs that look alike, in the three scripts of the trade and mixed. */
const alike: readonly [string, string][] = [
  ['Gulf Marjan Chemicals', 'gulf marjan CHEMICALS'],
  ['Gulf Marjan Chemicals', 'GuIf Marjan Chemica1s'],
  ['Gulf Marjan Chemicals', 'Gu|f Marjan Chemicaⅼs'],
  ['Gulf Marjan Chemicals', 'Ԍulf Mаrjаn Сhеmiсаls'],
  ['Gulf Marjan Chemicals', 'Gulf Marjan Chemicals (L.L.C)'],
  ['Gulf Marjan Chemicals', 'Gulf-Marjan Chemicals Co., Ltd.'],
  ['Gulf Marjan Chemicals', '𝐆𝐮𝐥𝐟 Ｍａｒｊａｎ ⒸⒽⒺⓂⒾⒸⒶⓁⓈ'],
  ['Gulf Marjan Chemicals', 'Gulf Marjan Cherni\u200bcals'],
  ['Padma Industrial', 'PADMA INDUSTRIAL LTD'],
  ['ООО', '000'],
  ['شركة المرجان للكيماويات', 'المُرجـــان للكيماويات ذ.م.م'],
  ['أحمد للكيماويات', 'احمد للكيماويات'],
  ['পদ্মা কেমিক্যালস লিমিটেড', 'মেসার্স পদ্মা কেমিক্যালস'],
  ['উদ্যাপন', 'উদ্\u200cযাপন'],
  ['\u3164', '\u115f\u200b'],
  ['Müller Chemie GmbH', 'Muller Chemie'],
]
const different: readonly [string, string][] = [
  ['Gulf Marjan Chemicals', 'Gulf Marjan Petrochemicals'],
  ['Padma Chemicals', 'Meghna Chemicals'],
  ['পদ্মা কেমিক্যালস', 'পদ্মী কেমিক্যালস'],
  ['কেমিক্যালস', 'কামিক্যালস'],
  ['المرجان', 'المرزان'],
  ['Limited', 'Company'],
  ['★★★', '☆'],
]

describe('the skeleton of a name', () => {
  it.each(alike)('is that of one which looks the same: %s, %s', (one, other) =>
    expect(nameSkeleton(one)).toBe(nameSkeleton(other)),
  )

  it.each(different)('is not that of another: %s, %s', (one, other) => expect(nameSkeleton(one)).not.toBe(nameSkeleton(other)))

  it('is another for each seller of the demo', () =>
    expect(new Set(demoSellers.map(({ businessName }) => nameSkeleton(businessName))).size).toBe(demoSellers.length))

  it('is there for every name, and the same however the name is composed, or what cannot be seen stands in it', () =>
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 }), fc.nat(20), (name, at) => {
        fc.pre(name.trim() !== '')
        const skeleton = nameSkeleton(name)
        expect(skeleton).not.toBe('')
        expect(nameSkeleton(name.normalize('NFD'))).toBe(skeleton)
        const signs = [...name]
        expect(nameSkeleton([...signs.slice(0, at), '\u200b', ...signs.slice(at)].join(''))).toBe(skeleton)
      }),
      { examples: [['\u3164', 0]] },
    ))
})
