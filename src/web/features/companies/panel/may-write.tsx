import { createContext, type ReactNode, useContext } from 'react'
import type { CompanyRole } from '#contracts/companies/team-vocabulary.ts'

/** The role of who looks at the panel of a company; null outside of it. Set by the panel's layout. */
export const CompanyRoleContext = createContext<CompanyRole | null>(null)

/** False for somebody of a company who only looks. The panel says so above each screen, so it offers them no other act. */
export const useMayWrite = (): boolean => useContext(CompanyRoleContext) !== 'reader'

/** What only those see who may do it. */
export const ForWriters = ({ children }: { children: ReactNode }) => (useMayWrite() ? children : null)

/** In place of the field for a message. */
export const ReadOnlyLine = () => (
  <p className="border-t border-line bg-sunken px-5 py-4 text-sm text-ink-2">
    Tu acceso es de solo lectura: lees los mensajes y no escribes.
  </p>
)
