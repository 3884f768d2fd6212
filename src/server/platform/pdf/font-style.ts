// TeX's fonts say their shape in short: of 'SFSX1095' the letters after 'SF' mean sans, bold extended; of 'SFSI1095' sans, italic.
// The bold of Nimbus Roman is called 'Medi'.
const BOLD =
  /bold|black|heavy|demi|[-,_ ](?:bd|sb)\b|^Nimbus\w+-Medi|^(?:SF(?:B[XIL]|RB|S[XO]|XC)|CM(?:B\d|BX|SSBX|SSDC))/i
const ITALIC =
  /(?<!dig|cap)ital(?:ic)?(?![a-z])|oblique|slant|[-,_ ](?:it|obl)\b|^(?:SF(?:TI|S[ILO]|B[IL])|CM(?:TI|SL|SSI|BXTI|BXSL))/i

/** True if the name of a font, without the prefix of a subset, says that it is bold. */
export const isBoldFont = (font: string): boolean => BOLD.test(font)

/** True if the name of a font says that it is italic or slanted. */
export const isItalicFont = (font: string): boolean => ITALIC.test(font)
