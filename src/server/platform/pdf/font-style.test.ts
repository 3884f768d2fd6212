import { expect, test } from 'vitest'
import { isBoldFont, isItalicFont } from './font-style.ts'

test.each([
  ['Helvetica', false, false],
  ['Helvetica-Bold', true, false],
  ['Times-BoldItalic', true, true],
  ['LMRoman10-Italic', false, true],
  ['Arial,BoldItalic', true, true],
  ['CMR10', false, false],
  ['CMBX12', true, false],
  ['CMTI10', false, true],
  ['CMBXTI10', true, true],
  ['CMSL10', false, true],
  ['CMMI12', false, false],
  ['SFRM1095', false, false],
  ['SFSS1095', false, false],
  ['SFSX1095', true, false],
  ['SFSI1095', false, true],
  ['SFBI1095', true, true],
  ['NimbusRomNo9L-Medi', true, false],
  ['NimbusRomNo9L-ReguItal', false, true],
  ['NimbusSanL-BoldItal', true, true],
  ['CharterBT-Roman-Slant_167', false, true],
  ['Digital-7', false, false],
])('of the font %s bold is %s and italic %s', (font, bold, italic) => {
  expect([isBoldFont(font), isItalicFont(font)]).toEqual([bold, italic])
})
