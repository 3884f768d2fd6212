import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { registerServiceWorker } from '#web/offline/register.ts'

startTransition(() => {
  hydrateRoot(document, <HydratedRouter />)
})
registerServiceWorker()
