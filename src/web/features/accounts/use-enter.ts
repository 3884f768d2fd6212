import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { returnPath } from '#web/lib/return-path.ts'
import { sessionResource } from '../session/use-session.ts'

/** As documented: the person reads that it worked, then moves on. */
const redirectDelayMs = 1000

/** After a session began: forgets what the visitor saw, and a second later goes to `?volver=` or to `home`. */
export function useEnter(): { entering: boolean; enter(home: string): void } {
  const navigate = useNavigate()
  const { search } = useLocation()
  const [entering, setEntering] = useState(false)
  return {
    entering,
    enter(home) {
      setEntering(true)
      setTimeout(() => {
        void sessionResource.refresh()
        void navigate(returnPath(search) ?? home)
      }, redirectDelayMs)
    },
  }
}
