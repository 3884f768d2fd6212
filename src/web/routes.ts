import { index, type RouteConfig } from '@react-router/dev/routes'

export default [index('routes/public/landing.tsx')] satisfies RouteConfig
