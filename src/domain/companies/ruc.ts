const WEIGHTS = [5, 4, 3, 2, 7, 6, 5, 4, 3, 2]

/**
 * The RUC of Peru's tax authority (SUNAT): 11 digits, a known prefix (10 person; 15, 16, 17 others; 20 company) and a
 * check digit modulo 11. A valid number does not prove that it was ever issued.
 */
export function isValidRuc(value: string): boolean {
  if (!/^(?:10|15|16|17|20)\d{9}$/.test(value)) return false
  const sum = WEIGHTS.reduce((total, weight, index) => total + weight * Number(value[index]), 0)
  // 11 − remainder, where 10 is written 0 and 11 is written 1.
  return (11 - (sum % 11)) % 10 === Number(value[10])
}
