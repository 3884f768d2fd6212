import type { ReactNode } from 'react'

type SettingsSectionProps = {
  /** Its name in an address. */
  id: string
  title: string
  hint: string
  children: ReactNode
}

/** A part of the settings: what it is on the left, its fields on the right. */
export const SettingsSection = ({ id, title, hint, children }: SettingsSectionProps) => (
  <section
    aria-labelledby={id}
    className="grid gap-x-10 gap-y-4 border-line py-6 not-first:border-t lg:grid-cols-[14rem_minmax(0,1fr)]"
  >
    <div>
      <h2 id={id} className="scroll-mt-24 text-h4">
        {title}
      </h2>
      <p className="mt-1 text-sm text-ink-2">{hint}</p>
    </div>
    <div className="grid min-w-0 gap-4">{children}</div>
  </section>
)
