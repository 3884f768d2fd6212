/** Skills of marketing, advertising, trade and electronic commerce. One per line: name | category | synonyms | related names ('>X': who has it surely has X). */
export const marketingSkills = `
Marketing | technical | mercadotecnia, mercadeo, marketing general | Marketing digital, Plan de marketing, Branding
Marketing digital | technical | digital marketing, mercadeo digital, marketing online, marketing en internet, online marketing | >Marketing, SEO, Redes sociales, Publicidad digital
Plan de marketing | technical | marketing plan, planeamiento de marketing, plan comercial y de marketing | Estrategia de marketing, Marketing
Estrategia de marketing | technical | marketing strategy, marketing estrategico, strategic marketing | Plan de marketing, Estrategia digital
Estrategia digital | technical | digital strategy, planning digital | Marketing digital, Estrategia de contenidos
Marketing relacional | technical | relationship marketing, marketing directo, direct marketing, crm marketing | Fidelización de clientes, Email marketing
Marketing B2B | technical | b2b marketing, marketing industrial, account based marketing, ?abm | Marketing, Ventas B2B
Marketing de servicios | technical | services marketing, marketing bancario, marketing financiero | Marketing
Marketing farmacéutico | technical | pharma marketing, product manager farma, marketing farma | Visita médica, Marketing
Marketing educativo | technical | captacion de alumnos, education marketing, student recruitment marketing | Marketing, Venta de programas educativos
Marketing político | technical | political marketing, campanas politicas, comunicacion politica | Comunicación institucional
Marketing turístico | technical | marketing de destinos, tourism marketing, marketing hotelero | Marketing
Marketing gastronómico | technical | restaurant marketing, marketing de restaurantes | Marketing
Marketing inmobiliario | technical | real estate marketing, marketing de proyectos inmobiliarios | Ventas inmobiliarias, Marketing
Marketing deportivo | technical | sports marketing, patrocinios deportivos | Patrocinios, Marketing
Marketing social | technical | social marketing, marketing con causa | Marketing
Marketing experiencial | technical | experiential marketing, marketing de experiencias, btl, below the line | Activaciones de marca, Marketing
Marketing multicanal | technical | omnichannel marketing, omnicanalidad, omnicanal, multichannel marketing | Marketing digital, Comercio electrónico
Marketing de guerrilla | technical | guerrilla marketing, street marketing | Marketing experiencial
Neuromarketing | technical | neuro marketing, neuroventas | Investigación de mercados
Growth marketing | technical | growth hacking, growth hacker, ?growth | Marketing digital, Pruebas A/B
Inbound marketing | technical | marketing de atraccion, ?inbound | Marketing de contenidos, HubSpot, Generación de leads
Outbound marketing | technical | marketing outbound, marketing de salida | Generación de leads, Prospección de clientes
Marketing de contenidos | technical | content marketing, contenido digital, content manager | Estrategia de contenidos, Creación de contenido
Estrategia de contenidos | technical | content strategy, calendario editorial, plan de contenidos, grilla de contenidos, parrilla de contenidos | Marketing de contenidos, Redes sociales
Creación de contenido | technical | content creation, generacion de contenido, creador de contenido, elaboracion de contenidos, creacion de contenido para redes sociales, content creator, creacion de contenidos digitales | Marketing de contenidos, Redacción creativa, Edición de video
Contenido generado por usuarios | technical | ugc, user generated content, creador ugc | Creación de contenido, Marketing de influencers
Redes sociales | technical | social media, manejo de redes sociales, social media management, gestion de redes sociales, rrss, social networks | Community management, Facebook, Instagram
Community management | technical | community manager, gestion de comunidades, gestion de comunidades digitales, moderacion de comunidades, ?cm digital | >Redes sociales, Creación de contenido
Social listening | technical | escucha social, monitoreo de redes sociales, escucha activa digital | Brandwatch, Redes sociales
Marketing de influencers | technical | influencer marketing, gestion de influencers, embajadores de marca | Redes sociales, Relaciones públicas
Marketing de afiliados | technical | affiliate marketing, programas de afiliados | Marketing de performance
Marketing de performance | technical | performance marketing, marketing de resultados, media performance, performance digital | Publicidad digital, Google Ads, Meta Ads
Publicidad digital | technical | online advertising, digital advertising, pauta digital, publicidad online, paid media, medios pagados, pauta publicitaria digital, anuncios digitales | Google Ads, Meta Ads, Planificación de medios
Publicidad | technical | advertising, publicidad atl, above the line, campanas publicitarias, publicidad y promocion | Marketing, Planificación de medios
Publicidad programática | technical | programmatic, programmatic advertising, compra programatica, programmatic buying | Display & Video 360, Publicidad digital
Publicidad exterior | technical | out of home, ooh, paneles publicitarios, vallas publicitarias, dooh | Publicidad, Planificación de medios
Creatividad publicitaria | technical | advertising creativity, creativo publicitario, campanas creativas, concepto creativo publicitario | Publicidad, Copywriting, Dirección creativa
Planificación de medios | technical | media planning, planner de medios, compra de medios, media buying, plan de medios | Publicidad, Publicidad digital
Planificación estratégica publicitaria | technical | account planning, planner estrategico, strategic planner | Publicidad, Insights del consumidor
Gestión de cuentas publicitarias | technical | ejecutivo de cuentas publicitarias, account executive publicidad, gestion de agencias, manejo de agencias, relacion con agencias | Publicidad, Gestión de cuentas clave
Email marketing | technical | e-mail marketing, mailing masivo, correo marketing, email mkt, newsletters, campanas de mailing | Mailchimp, Automatización de marketing, Marketing digital
SMS marketing | technical | mensajeria masiva, campanas de sms, sms masivos | Email marketing, WhatsApp Business
Marketing por WhatsApp | technical | whatsapp marketing, campanas por whatsapp | WhatsApp Business, Email marketing
Automatización de marketing | technical | marketing automation, automation marketing, flujos de nurturing, lead nurturing | HubSpot, Email marketing, ActiveCampaign
Generación de leads | technical | lead generation, captacion de leads, generacion de prospectos, lead gen, generacion de demanda | Marketing digital, Prospección de clientes
Embudos de conversión | technical | funnels, funnel de ventas, embudo de ventas, funnel de conversion, sales funnel | Optimización de la tasa de conversión, Generación de leads
Optimización de la tasa de conversión | technical | cro, conversion rate optimization, optimizacion de conversiones, optimizacion de landing pages | Pruebas A/B, Embudos de conversión
Segmentación de clientes | technical | customer segmentation, segmentacion de mercado, market segmentation, segmentacion de audiencias, segmentacion de base de datos | Investigación de mercados, CRM
Retargeting | technical | remarketing, campanas de remarketing, ad retargeting | Google Ads, Meta Ads
SEO | technical | search engine optimization, posicionamiento web, posicionamiento en buscadores, posicionamiento seo, posicionamiento organico, optimizacion seo | SEM, SEO técnico, Investigación de palabras clave
SEO técnico | technical | technical seo, auditoria seo, seo on page | >SEO
SEO local | technical | local seo, ficha de google, posicionamiento en google maps, local search optimization | >SEO, Google Business Profile
Link building | technical | linkbuilding, construccion de enlaces, seo off page | >SEO
Investigación de palabras clave | technical | keyword research, analisis de keywords, palabras clave | SEO, SEM
Redacción SEO | technical | seo copywriting, redactor seo, contenido seo | >SEO, Copywriting
?SEM | technical | search engine marketing, marketing en buscadores, sem/ppc, ppc, pay per click, paid search | Google Ads, SEO
App store optimization | technical | ?aso, optimizacion en tiendas de apps | SEO, Publicación en App Store y Google Play
Google Ads | tool | google adwords, adwords, publicidad en google, campanas en google ads | >SEM, Meta Ads, Microsoft Advertising
Google Analytics | tool | google analytics 4, ga4, analytics de google | Analítica web, Google Tag Manager
Google Tag Manager | tool | gtm google, ?gtm, tag manager | Google Analytics
Google Search Console | tool | search console, google webmaster tools | SEO
Google Business Profile | tool | google my business, google mi negocio, perfil de negocio de google | SEO local
Google Merchant Center | tool | merchant center, google shopping | Google Ads, Comercio electrónico
Google Trends | tool | tendencias de google | SEO, Investigación de mercados
Google Keyword Planner | tool | keyword planner, planificador de palabras clave | Investigación de palabras clave, Google Ads
Google Marketing Platform | tool | search ads 360, campaign manager 360, doubleclick, google ad manager | Display & Video 360, Publicidad digital
Display & Video 360 | tool | dv360, dv 360 | >Publicidad programática
Microsoft Advertising | tool | bing ads, microsoft ads | SEM, Google Ads
Meta Ads | tool | facebook ads, instagram ads, fb ads, meta ads manager, facebook ads manager, publicidad en facebook, publicidad en meta, publicidad en redes sociales, social ads | Publicidad digital, Google Ads, TikTok Ads, Meta Business Suite
Meta Business Suite | tool | facebook business manager, meta business manager, business manager, facebook business suite, creator studio | Meta Ads, Redes sociales
Meta Pixel | tool | facebook pixel, pixel de meta, pixel de facebook, api de conversiones | Meta Ads, Google Tag Manager
TikTok Ads | tool | tiktok ads manager, tiktok for business | Meta Ads, TikTok
LinkedIn Ads | tool | linkedin campaign manager, publicidad en linkedin | Meta Ads, LinkedIn
YouTube Ads | tool | publicidad en youtube | Google Ads, YouTube
Pinterest Ads | tool | publicidad en pinterest | Pinterest, Meta Ads
?Facebook | tool | fan page, fanpage, facebook marketing, ?fb | Redes sociales, Instagram
?Instagram | tool | instagram marketing, instagram reels, ?ig | Redes sociales, Facebook, TikTok
Snapchat | tool | snapchat ads | Redes sociales
?TikTok | tool | tik tok | Redes sociales, Instagram
?YouTube | tool | you tube, youtube studio, gestion de canal de youtube | Redes sociales
X (Twitter) | tool | twitter, twitter ads, ?x | Redes sociales
Pinterest | tool | pinterest business | Redes sociales
?Threads | tool | threads de meta | Redes sociales
?LinkedIn | tool | linked in, linkedin marketing, linkedin company page | Redes sociales, LinkedIn Sales Navigator
Twitch | tool | twitch streaming | Transmisión en vivo, YouTube
Hootsuite | tool | hoot suite | Redes sociales, Buffer
?Buffer | tool | buffer app, later app | Hootsuite, Metricool
Metricool | tool | metri cool | Hootsuite, Redes sociales
Sprout Social | tool | sproutsocial | Hootsuite
Brandwatch | tool | brand watch | Social listening
Talkwalker | tool | talk walker | Social listening, Brandwatch
Sprinklr | tool | sprinklr social | Social listening, Hootsuite
Emplifi | tool | socialbakers, social bakers | Redes sociales, Social listening
SEMrush | tool | sem rush | SEO, Ahrefs
Ahrefs | tool | a hrefs | SEO, SEMrush
?Moz | tool | moz pro, seomoz | SEO, Ahrefs
Screaming Frog | tool | screamingfrog, screaming frog seo spider | SEO técnico
Yoast SEO | tool | yoast | SEO, WordPress
Rank Math | tool | rankmath | Yoast SEO, SEO
Ubersuggest | tool | uber suggest | SEO, Investigación de palabras clave
Similarweb | tool | similar web | Analítica web, SEO
Mailchimp | tool | mail chimp | >Email marketing, Brevo, ActiveCampaign
Brevo | tool | sendinblue, send in blue | >Email marketing, Mailchimp
?Doppler | tool | doppler email, from doppler | >Email marketing, Mailchimp
ActiveCampaign | tool | active campaign | >Email marketing, >Automatización de marketing
Emblue | tool | em blue, embluemail | >Email marketing
Klaviyo | tool | klavio | >Email marketing
Marketo | tool | adobe marketo, marketo engage | >Automatización de marketing, Pardot
Pardot | tool | salesforce pardot, account engagement | >Automatización de marketing, Marketo
RD Station | tool | rdstation, rd station marketing | >Automatización de marketing, HubSpot
Braze | tool | braze crm | Automatización de marketing
Adobe Analytics | tool | adobe experience cloud, omniture | Analítica web, Google Analytics
Adobe Campaign | tool | adobe campaign classic | Automatización de marketing
Mixpanel | tool | mix panel | Amplitude, Analítica web
?Amplitude | tool | amplitude analytics | Mixpanel
AppsFlyer | tool | apps flyer | Analítica web
Optimizely | tool | google optimize | Pruebas A/B
Linktree | tool | link tree | Redes sociales
ManyChat | tool | many chat | Chatbots, Marketing por WhatsApp
Unbounce | tool | landing pages con unbounce, unbounce landing pages | Embudos de conversión
Branding | technical | construccion de marca, desarrollo de marca, creacion de marca, brand building | Gestión de marca, Identidad visual
Gestión de marca | technical | brand management, gerencia de marca, brand manager, manejo de marcas | Branding, Posicionamiento de marca
Posicionamiento de marca | technical | brand positioning, posicionamiento de productos, brand awareness, reconocimiento de marca | Branding
Marca personal | technical | personal branding, personal brand | Branding, LinkedIn
Arquitectura de marca | technical | brand architecture, naming, brand strategy, estrategia de marca | Branding
Copywriting | technical | redaccion publicitaria, copywriter, redactor publicitario, copy publicitario, redaccion persuasiva | Redacción creativa, Creatividad publicitaria
Storytelling | technical | narrativa de marca, brand storytelling, narracion de historias, storydoing | Copywriting, Creación de contenido
Investigación de mercados | technical | market research, estudios de mercado, analisis de mercado, market analysis | Encuestas, Focus group, Insights del consumidor
Insights del consumidor | technical | consumer insights, comportamiento del consumidor, customer insights, consumer behavior | Investigación de mercados
Investigación cualitativa | technical | qualitative research, entrevistas a profundidad, etnografia, estudios cualitativos, Metodología cualitativa, análisis cualitativo, focus group, grupos focales, focus groups de consumidores, moderacion de focus group | Investigación de mercados, ATLAS.ti
Investigación cuantitativa | technical | quantitative research, estudios cuantitativos, Metodología cuantitativa, análisis cuantitativo, quantitative methods, métodos cuantitativos | Encuestas, SPSS, Estadística
Encuestas | technical | surveys, aplicacion de encuestas, encuestador, encuestadora, elaboracion de encuestas, encuestas de campo, encuestas telefonicas | Investigación cuantitativa, SurveyMonkey
Codificación de encuestas | technical | procesamiento de encuestas, supervision de campo de encuestas, critica y codificacion, survey coding, survey data processing | Encuestas, Digitación de datos
Mystery shopper | technical | cliente incognito, mystery shopping, cliente misterioso | Investigación de mercados, Experiencia del cliente
Benchmarking | technical | benchmark, analisis de la competencia, competitive analysis, inteligencia competitiva | Investigación de mercados, Inteligencia comercial
Inteligencia de mercado | technical | market intelligence, inteligencia de mercados | Investigación de mercados, Inteligencia comercial
Kantar | tool | kantar worldpanel, kantar millward brown | Investigación de mercados, Nielsen
Nielsen | tool | nielsen retail, nielseniq, paneles nielsen, data nielsen | Investigación de mercados, Trade marketing
IQVIA | tool | ims health, data ims | Marketing farmacéutico
Ipsos y CPI | technical | kantar ibope, ibope, medicion de audiencias, rating televisivo | Planificación de medios
SurveyMonkey | tool | survey monkey | Encuestas, Google Forms
Qualtrics | tool | qualtrics xm | Encuestas, SurveyMonkey
Typeform | tool | type form | Encuestas, Google Forms
QuestionPro | tool | question pro | Encuestas, SurveyMonkey
KoboToolbox | tool | kobo toolbox, kobo collect | Encuestas, >Recolección móvil de datos
Mezcla de marketing | technical | marketing mix, 4p, 4ps de marketing | Marketing
Estrategia de precios | technical | pricing, pricing strategy, fijacion de precios, gestion de precios, politica de precios | Marketing, Revenue management
Lanzamiento de productos | technical | product launch, go to market, gtm strategy | Gestión de producto, Plan de marketing
Gestión de producto | technical | product management, product manager, gestion de portafolio de productos, jefatura de producto | Lanzamiento de productos, Product owner, Desarrollo de nuevos productos
Desarrollo de nuevos productos | technical | new product development, desarrollo de productos, ?npd | Gestión de producto, Innovación
Ciclo de vida del producto | technical | product lifecycle, gestion de ciclo de vida de producto, product life cycle | Gestión de producto
Presupuesto de marketing | technical | marketing budget, manejo de presupuesto de marketing, control de inversion publicitaria | Plan de marketing, Retorno de inversión de marketing
Retorno de inversión de marketing | technical | roi de marketing, roas, medicion de campanas, marketing metrics, metricas de marketing, cac y ltv | Analítica web, Presupuesto de marketing
Trade marketing | technical | ?trade, marketing en punto de venta, plan de trade marketing, trade marketing execution | Merchandising, Ejecución en punto de venta, Visual merchandising
Merchandising | technical | mercaderismo, mercaderista, reposicion y merchandising, exhibicion de productos, merchandiser, mercaderismo de productos | Trade marketing, Planogramas, Reposición de productos
Planogramas | technical | planimetria de tienda, implementacion de planogramas, planograms, planogramming | Merchandising, Gestión de categorías, Exhibición y reposición de productos
Ejecución en punto de venta | technical | pdv, ejecucion en pdv, implementacion en punto de venta, perfect store, material pop en punto de venta | Trade marketing, Merchandising
Gestión de categorías | technical | category management, administracion de categorias, category manager | Trade marketing, Planogramas, Gestión comercial retail
Shopper marketing | technical | shopper insights, marketing al shopper | Trade marketing
Activaciones de marca | technical | brand activation, ?activaciones, activaciones btl, impulsos de marca, activaciones en punto de venta | Marketing experiencial, Impulso de ventas
Impulso de ventas | technical | impulsacion, impulsadora, impulsador, degustaciones, impulsacion de productos, promotor de ventas, promocion en punto de venta, in-store promotion, product sampling | Activaciones de marca, Venta al detalle
Promociones comerciales | technical | sales promotion, mecanicas promocionales, campanas promocionales, promocion de ventas, promociones y descuentos | Trade marketing, Marketing
Programas de fidelización | technical | loyalty programs, programas de lealtad | Fidelización de clientes
Patrocinios | technical | sponsorship, auspicios, gestion de auspicios, alianzas y auspicios | Alianzas estratégicas, Organización de eventos
Organización de eventos | technical | event planning, planificacion de eventos, produccion de eventos, gestion de eventos, eventos corporativos, event management, coordinacion de eventos, event planner | Protocolo y ceremonial, Activaciones de marca
Ferias comerciales | technical | trade shows, participacion en ferias, ferias y eventos comerciales | Organización de eventos
Eventos virtuales | technical | webinars, organizacion de webinars, eventos hibridos, virtual events, online events | Organización de eventos, Transmisión en vivo
Comercio electrónico | technical | e-commerce, ecommerce, comercio digital, ventas online, tienda online, tienda virtual, electronic commerce | Marketplaces, Shopify, Marketing digital
Gestión de tiendas virtuales | technical | administracion de tienda online, gestion de tienda online, administracion de ecommerce, online store management | >Comercio electrónico, Catálogo digital de productos
Marketplaces | technical | gestion de marketplaces, venta en marketplace, marketplace management | Comercio electrónico, Mercado Libre, Falabella Marketplace
Catálogo digital de productos | technical | carga de productos, gestion de catalogo, catalogacion de productos, alta de productos web, product listing, gestion de catalogo web, ficha de producto web | Comercio electrónico, Gestión de contenidos web
Gestión de contenidos web | technical | cms, content management system, administracion de contenidos web, webmaster, gestor de contenidos, actualizacion de pagina web | WordPress, Catálogo digital de productos
Última milla en e-commerce | technical | fulfillment ecommerce, gestion de pedidos online, order management ecommerce | Comercio electrónico
Dropshipping | technical | drop shipping, venta sin inventario propio | Comercio electrónico
Social commerce | technical | ventas por redes sociales, facebook marketplace, live shopping | Comercio electrónico, Redes sociales
Quick commerce | technical | apps de delivery, delivery apps, gestion de apps de delivery | Comercio electrónico
Click & Collect | technical | click and collect, retiro en tienda, recojo en tienda | Comercio electrónico
Shopify | tool | shopify plus | >Comercio electrónico, WooCommerce, VTEX, PrestaShop
VTEX | tool | vtex io, vtex commerce | >Comercio electrónico, Shopify, Magento
Magento | tool | adobe commerce, magento 2 | >Comercio electrónico, PrestaShop, VTEX
PrestaShop | tool | presta shop | >Comercio electrónico, Magento, WooCommerce
WooCommerce | tool | woo commerce | >Comercio electrónico, >WordPress, Shopify
Tiendanube | tool | tienda nube | >Comercio electrónico, Shopify
Jumpseller | tool | jump seller | >Comercio electrónico, Tiendanube
OpenCart | tool | open cart | >Comercio electrónico, PrestaShop
Mercado Libre | tool | mercadolibre, meli | >Marketplaces, Amazon Seller Central
Falabella Marketplace | tool | falabella seller center, linio, saga falabella marketplace | >Marketplaces, Mercado Libre
Amazon Seller Central | tool | amazon fba, seller central, vender en amazon, amazon seller | >Marketplaces, Amazon Ads
Amazon Ads | tool | amazon advertising | Publicidad digital, Amazon Seller Central
Alibaba | tool | alibaba.com, importacion por alibaba | Comercio electrónico
Niubiz | tool | visanet, niubiz pagos | >Pasarelas de pago, Culqi, Izipay
Culqi | tool | culqi pagos | >Pasarelas de pago, Niubiz
Izipay | tool | izi pay | >Pasarelas de pago, Niubiz
Mercado Pago | tool | mercadopago | >Pasarelas de pago
PayPal | tool | pay pal | >Pasarelas de pago
Stripe | tool | stripe payments | >Pasarelas de pago
Yape y Plin | tool | yape, plin, pagos digitales, peruvian mobile wallets | Pasarelas de pago
`
