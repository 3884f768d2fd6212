import { index, layout, type RouteConfig } from '@react-router/dev/routes'

/** The route table of the product. */
export default [layout('routes/site-layout.tsx', [index('routes/public/landing.tsx')])] satisfies RouteConfig
