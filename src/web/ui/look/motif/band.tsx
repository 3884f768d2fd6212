import { useId } from 'react'

/** The textile band, 24 px high: at the top of the footer and of e-mails. Decorative. */
export function Band() {
  const id = useId()
  return (
    <svg className="block h-6 w-full" aria-hidden="true">
      <defs>
        <pattern id={id} width="48" height="24" patternUnits="userSpaceOnUse">
          <path className="fill-hilo-2" d="M0 0h48v24H0z" />
          <path className="fill-hilo-5" d="M0 0h12v6H6v6H0zM48 0H36v6h6v6h6z" />
          <path className="fill-hilo-3" d="M0 24v-6h6v-6h6V6h6V0h12v6h6v6h6v6h6v6z" />
          <path className="fill-hilo-6" d="M12 24v-6h6v-6h12v6h6v6z" />
          <path className="fill-hilo-2" d="M21 18h6v6h-6z" />
        </pattern>
      </defs>
      <rect width="100%" height="24" fill={`url(#${id})`} />
    </svg>
  )
}
