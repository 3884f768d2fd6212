/** 'Ana Luz Rojas Pari' as in forms, with the two surnames first: 'Rojas Pari, Ana Luz'. */
export function surnamesFirst(name: string, sign = ', '): string {
  const words = name.split(' ')
  return `${words.slice(-2).join(' ')}${sign}${words.slice(0, -2).join(' ')}`
}
