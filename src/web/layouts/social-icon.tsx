import type { SiteBrand } from './page.tsx'

export type SocialNetwork = SiteBrand['social'][number]['network']

const SHAPES: Record<SocialNetwork, string> = {
  linkedin: 'M3 3h18v18H3zM8 11v6M8 7.4v.2M12 17v-6M12 13.5a2.2 2.2 0 0 1 4.4 0V17',
  instagram:
    'M8 3h8a5 5 0 0 1 5 5v8a5 5 0 0 1-5 5H8a5 5 0 0 1-5-5V8a5 5 0 0 1 5-5zM16 12a4 4 0 1 1-8 0 4 4 0 0 1 8 0zM17 7v.01',
  facebook: 'M3 3h18v18H3zM14 21v-7h2.6M14 14h-3M14 14v-3a2 2 0 0 1 2-2h1',
}

/** The icon of a network, in the stroke of the other icons. Decorative: its link has a name. */
export function SocialIcon({ network }: { network: SocialNetwork }) {
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
      strokeLinejoin="round"
      className="icon"
      aria-hidden="true"
    >
      <path d={SHAPES[network]} />
    </svg>
  )
}
