import { lazy } from 'react'

/** Few accounts need it, so it loads after a correct password. */
export const loadSecondStep = () => import('./second-step-form.tsx')
export const SecondStepForm = lazy(async () => ({ default: (await loadSecondStep()).SecondStepForm }))
