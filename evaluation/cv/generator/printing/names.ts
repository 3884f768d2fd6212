/** 'Ana Luz Rojas Pari' as forms ask for it, the two surnames before the given names: 'Rojas Pari, Ana Luz'. */
export function surnamesFirst(name: string, sign = ', '): string {
  const words = name.split(' ')
  return `${words.slice(-2).join(' ')}${sign}${words.slice(0, -2).join(' ')}`
}
