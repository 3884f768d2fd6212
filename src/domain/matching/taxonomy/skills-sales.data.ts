/** Skills of sales, retail, contact centres, real estate, insurance and customer service. One per line: name | category | synonyms | related names ('>X': who has it surely has X). */
export const salesSkills = `
Ventas | technical | sales, labor de ventas, gestion de ventas, vendedor, fuerza de ventas, asesoria de ventas, ejecutivo de ventas, asesor de ventas | Técnicas de venta, Cierre de ventas, Atención al cliente
Técnicas de venta | technical | sales techniques, metodos de venta, proceso de ventas, ciclo de ventas, sales process | >Ventas, Cierre de ventas
Prospección de clientes | technical | prospecting, ?prospeccion, busqueda de clientes, captacion de clientes, busqueda de nuevos clientes, prospeccion comercial, lead prospecting, captacion de nuevos clientes, prospeccion de ventas, cartera de prospectos | Ventas, Generación de leads, Venta en frío
Calificación de leads | technical | lead qualification, precalificacion de clientes, sales development, sdr ventas, ?sdr, ?bdr | Prospección de clientes, Generación de leads
Venta en frío | technical | cold calling, llamadas en frio, puerta fria, cold call | Prospección de clientes, Televentas
Cierre de ventas | technical | sales closing, ?closing, cierre de negocios, cierre de contratos de venta, closer de ventas, cierre efectivo de ventas | Técnicas de venta, Negociación
Manejo de objeciones | technical | objection handling, rebate de objeciones, manejo y rebate de objeciones, superacion de objeciones | Técnicas de venta, Cierre de ventas
Venta consultiva | technical | consultative selling, asesoria comercial, solution selling, venta de soluciones | >Ventas, Venta de intangibles
Venta de intangibles | technical | venta de servicios, intangible sales, productos intangibles | Ventas, Venta consultiva
SPIN Selling | technical | metodo spin, venta spin | Venta consultiva
Venta cruzada | technical | cross selling, up selling, upselling, venta adicional, venta sugestiva | Técnicas de venta, Fidelización de clientes
Ventas B2B | technical | b2b sales, venta corporativa, ventas a empresas, venta empresarial, corporate sales | >Ventas, Gestión de cuentas clave, Venta consultiva
Ventas B2C | technical | b2c, ventas a consumidor final, business to consumer sales | >Ventas
Ventas B2G | technical | ventas al sector publico, venta a entidades publicas, government sales, public sector sales | >Ventas, Licitaciones comerciales
Ventas de campo | technical | field sales, venta puerta a puerta, venta externa, door to door | >Ventas, Prospección de clientes
Televentas | technical | telesales, ventas telefonicas, telemarketing, telemercadeo, ventas por telefono, ventas call center, asesor telefonico de ventas | >Ventas, Call center
Ventas digitales | technical | ventas por whatsapp, ventas por internet, digital sales, social selling, venta por chat | Ventas, Comercio electrónico, WhatsApp Business
Venta al detalle | technical | ?retail, retail sales, ventas en tienda, ventas retail, venta al por menor, venta de mostrador, atencion en tienda | >Ventas, Atención al cliente, Operación de tiendas
Ventas al por mayor | technical | wholesale, venta mayorista, canal mayorista | >Ventas, Distribución comercial
Ventas técnicas | technical | technical sales, ingenieria de ventas, sales engineer, ingeniero de ventas, venta industrial | >Ventas, Preventa técnica
Preventa técnica | technical | presales, preventa de soluciones ti, presales engineer, ingenieria de preventa | Ventas técnicas, Venta de tecnología
Venta de tecnología | technical | venta de software, ventas it, venta de soluciones tecnologicas, venta de soluciones ti, software sales, saas sales | >Ventas, Venta consultiva
Venta de telecomunicaciones | technical | venta de internet y cable, venta de portabilidades, portabilidad movil, venta de lineas moviles, venta de lineas postpago, venta de planes moviles, telecom sales, mobile plan sales | >Ventas, Televentas
Venta de electrodomésticos y tecnología | technical | venta de celulares, venta de electrodomesticos, venta de computo, venta de tecnologia en tienda, appliance sales, consumer electronics sales | Venta al detalle
Venta de productos financieros | technical | venta de creditos, venta de tarjetas de credito, colocacion de creditos, financial product sales, ventas de productos bancarios, venta de prestamos, colocacion de productos financieros, venta de tarjetas | >Ventas, Venta de intangibles, Evaluación comercial de créditos
Evaluación comercial de créditos | technical | captacion de clientes de microcredito, promocion de creditos, loan sales, loan origination | Venta de productos financieros
Venta de seguros | technical | insurance sales, asesor de seguros, seguros de vida ventas, venta de seguros de vida, insurance agent | >Ventas, Venta de intangibles, Seguros
Venta de seguros vehiculares | technical | venta de soat, car insurance sales, auto insurance sales | >Venta de seguros
Renovación de pólizas | technical | emision de polizas, renovacion de seguros, policy administration | Seguros, Corretaje de seguros
Seguros de salud EPS | technical | asesoria en eps, asistencia medica seguros, seguro eps, planes eps, health plan sales, private health plans | Seguros
Ventas inmobiliarias | technical | real estate sales, venta de inmuebles, venta de departamentos, asesor inmobiliario, venta de lotes, venta de terrenos, venta de proyectos inmobiliarios, asesoría inmobiliaria, corredor inmobiliario, agente inmobiliario, real estate agent | >Ventas, Corretaje inmobiliario, Venta consultiva, Alquiler de inmuebles, Captación de inmuebles
Corretaje inmobiliario | technical | real estate brokerage, corredor de inmuebles, bienes raices, real estate, gestion inmobiliaria | Ventas inmobiliarias, Captación de inmuebles
Captación de inmuebles | technical | captacion de propiedades, captacion inmobiliaria, prospeccion inmobiliaria, property listing, captador inmobiliario | Corretaje inmobiliario, Venta de inmuebles
Tasación comercial de inmuebles | technical | valuacion de inmuebles, property appraisal, tasaciones inmobiliarias, valorizacion de inmuebles | Corretaje inmobiliario
Asesoría en créditos hipotecarios | technical | programa techo propio, nuevo credito mivivienda, mortgage advice, housing credit advice | Ventas inmobiliarias
Administración de alquileres | technical | property management, administracion de inmuebles, gestion de arrendamientos, airbnb host, gestion de airbnb, administración inmobiliaria, administración de propiedades, gestión de alquileres | Corretaje inmobiliario, Administración de edificios y condominios
Sala de ventas inmobiliaria | technical | caseta de ventas, sala de ventas, real estate showroom, property sales office | Ventas inmobiliarias
Portales inmobiliarios | tool | urbania, adondevivir, properati, publicacion en portales inmobiliarios, nexo inmobiliario, publicación de inmuebles, infocasas | Corretaje inmobiliario, Venta de inmuebles
Venta de vehículos | technical | ventas automotrices, venta de autos, car sales, asesor de ventas automotriz, venta de vehiculos nuevos, ventas vehiculares | >Ventas, Venta consultiva
Venta de repuestos | technical | venta de autopartes, spare parts sales, asesor de repuestos, counter de repuestos | >Ventas, Ventas técnicas
Venta de maquinaria | technical | venta de maquinaria pesada, venta de equipos industriales, machinery sales | >Ventas técnicas, Ventas B2B
Venta de materiales de construcción | technical | venta de acabados, venta ferretera, ventas en ferreteria, canal ferretero, venta de materiales de ferreteria, building materials sales, construction materials sales | >Ventas, Venta al detalle
Venta de ropa y calzado | technical | venta de prendas, venta de calzado, ventas de moda, fashion retail, venta de ropa | Venta al detalle, Visual merchandising
Venta de cosméticos | technical | venta de perfumes, consultora de belleza, beauty advisor, asesoria de belleza en ventas, venta por catalogo | Venta al detalle, Venta directa
Venta directa | technical | direct selling, network marketing, ?multinivel, venta directa por catalogo | Ventas, Venta de cosméticos
Venta de productos farmacéuticos | technical | venta de farmacia, ventas farmaceuticas, venta en botica, asesoria farmaceutica en ventas, pharmaceutical sales, pharmacy sales | Visita médica, Venta al detalle
Venta de equipos médicos | technical | venta de dispositivos medicos, medical device sales, ventas hospitalarias, venta de insumos medicos | >Ventas técnicas, Visita médica
Venta de programas educativos | technical | venta de cursos, asesor educativo, venta de maestrias, admision y ventas educativas, venta de carreras, asesoria educativa, captacion de estudiantes, education sales, course sales | >Ventas, Venta de intangibles
Venta de agroinsumos | technical | venta de agroquimicos, ventas agricolas, venta de fertilizantes, asesor comercial agricola, agrochemical sales, farm input sales | >Ventas técnicas
Venta de alimentos y bebidas | technical | ventas de consumo masivo, fmcg sales, ?consumo masivo, ?fmcg, venta de abarrotes | >Ventas, Canal tradicional
Venta de paquetes turísticos | technical | venta de viajes, ventas turisticas, travel sales | >Ventas
Venta de publicidad | technical | venta de espacios publicitarios, advertising sales, venta de pauta | >Ventas B2B, Publicidad
Venta de servicios logísticos | technical | ventas de carga internacional, venta de fletes, freight sales, venta de servicios de transporte | >Ventas B2B
Venta de servicios funerarios | technical | venta de necesidad futura, venta de camposanto, funeral services sales, cemetery plot sales | Venta de intangibles
Venta de membresías | technical | venta de suscripciones, membership sales, venta de membresias de gimnasio | Venta de intangibles
Canal tradicional | technical | canal tradicional bodegas, traditional trade, venta en bodegas, bodegas y mercados, cobertura horizontal | Ventas, Autoventa y preventa, Canal moderno
Canal moderno | technical | modern trade, supermercados y autoservicios, canal supermercados, canal autoservicios, ventas en autoservicios | Ventas, Gestión de cuentas clave, Canal tradicional
Canal horeca | technical | horeca, on premise, canal on premise, canal food service | Ventas, Venta de alimentos y bebidas
Canal farmacias | technical | canal farma, cadenas de farmacias, ventas canal farma, pharmacy channel, drugstore channel | Ventas, Venta de productos farmacéuticos
Distribución comercial | technical | channel sales, desarrollo de distribuidores, canales de distribucion, gestion de distribuidores, manejo de distribuidores | Ventas al por mayor, Desarrollo de canales
Desarrollo de canales | technical | channel development, gestion de canales, partner management, canales de venta, canales comerciales, gestion de socios comerciales | Distribución comercial, Alianzas estratégicas
Autoventa y preventa | technical | autoventa, preventa, prevendedor, preventista, toma de pedidos en ruta, preventa de consumo masivo, van sales, route presales | >Ventas, Canal tradicional, Rutas de venta
Rutas de venta | technical | sales routes, ruteo de ventas, hoja de ruta comercial, zonificacion de ventas, planificacion de rutas de venta, ruteo comercial | Ventas de campo, Autoventa y preventa
Toma de pedidos | technical | registro de pedidos, tomapedidos, recepcion de pedidos, sales order taking | Ventas, Atención al cliente
Exportación comercial | technical | ventas internacionales, international sales, ventas de exportacion, export sales | Ventas B2B, Inglés de negocios
Gestión comercial | technical | commercial management, administracion comercial, gerencia comercial, direccion comercial, labor comercial, gestion comercial y ventas | Ventas, Planificación comercial, Estrategia comercial
Estrategia comercial | technical | commercial strategy, estrategias de venta, sales strategy | Gestión comercial, Planificación comercial
Planificación comercial | technical | sales planning, plan comercial, plan de ventas, planeamiento comercial, planificacion de ventas | Gestión comercial, Pronóstico de ventas
Pronóstico de ventas | technical | sales forecast, forecast de ventas, proyeccion de ventas, sales forecasting, forecasting | Planificación comercial, Inteligencia comercial
Cuotas de venta | technical | cumplimiento de cuotas, sales quotas, metas de venta, cumplimiento de metas de ventas, objetivos comerciales | Ventas, Indicadores comerciales
Indicadores comerciales | technical | sales kpis, kpi comerciales, kpis de ventas, indicadores de ventas, metricas comerciales | Inteligencia comercial, Gestión comercial
Inteligencia comercial | technical | commercial intelligence, sales analytics, analisis comercial, analisis de ventas, sales operations | Indicadores comerciales, Inteligencia de mercado, Análisis de datos
Supervisión de ventas | technical | sales supervision, supervisor de ventas, supervision de vendedores, supervision de fuerza de ventas, sales supervisor | >Ventas, Dirección de equipos de ventas
Dirección de equipos de ventas | technical | sales management, gerencia de ventas, jefatura de ventas, gestion de fuerza de ventas, manejo de equipos de venta, liderazgo de equipos comerciales, jefe de ventas | >Ventas, Supervisión de ventas, Gestión comercial
Capacitación de fuerza de ventas | technical | sales training, entrenamiento de ventas, capacitacion comercial, coaching de ventas, entrenamiento de vendedores | Supervisión de ventas
Desarrollo de negocios | technical | business development, desarrollo de nuevos negocios, bizdev, generacion de negocios, desarrollo comercial, apertura de mercados | Alianzas estratégicas, Ventas B2B, Prospección de clientes
Alianzas estratégicas | technical | strategic alliances, partnerships, alianzas comerciales, convenios comerciales, gestion de alianzas, strategic partnerships, convenios corporativos | Desarrollo de negocios, Relaciones institucionales
Franquicias | technical | franchising, gestion de franquicias, expansion de franquicias | Desarrollo de negocios
Expansión comercial | technical | expansion de tiendas, apertura de tiendas, busqueda de locales comerciales, apertura de locales, store expansion, retail expansion | Desarrollo de negocios, Operación de tiendas
Gestión de cuentas clave | technical | key account management, key account manager, ?kam, cuentas clave, grandes cuentas, key accounts, manejo de cuentas clave | Ventas B2B, Gestión de cartera de clientes
Gestión de cartera de clientes | technical | account management, manejo de cartera, cartera de clientes, gestion de cartera, administracion de cartera de clientes, mantenimiento de cartera, manejo de cartera de clientes, gestion de cuentas | Ventas, Fidelización de clientes
Gestión de clientes | technical | client management, customer management, manejo de clientes, relacion con clientes | Gestión de cartera de clientes, CRM
Licitaciones comerciales | technical | tender management, participacion en licitaciones, bidding comercial, elaboracion de propuestas para licitaciones, licitaciones privadas | Ventas B2G, Propuestas comerciales
Propuestas comerciales | technical | elaboracion de propuestas comerciales, propuestas economicas, commercial proposals, propuestas de venta | Cotizaciones de venta, Ventas B2B
Cotizaciones de venta | technical | sales quotes, elaboracion de cotizaciones a clientes, cotizaciones a clientes, cotizacion de servicios a clientes | Propuestas comerciales, Administración de ventas
Administración de ventas | technical | sales administration, asistencia comercial, asistente comercial, sales support, soporte comercial, backoffice comercial, apoyo administrativo de ventas | Ventas, Back office, Seguimiento de pedidos
Seguimiento de pedidos | technical | order tracking, gestion de pedidos, order management, seguimiento de ordenes de clientes | Administración de ventas, Servicio posventa
Seguimiento comercial | technical | sales follow-up, seguimiento de clientes, seguimiento de prospectos, follow up de clientes | Ventas, CRM
LinkedIn Sales Navigator | tool | sales navigator | Prospección de clientes, LinkedIn
Apollo.io | tool | apollo prospecting | Prospección de clientes
ZoomInfo | tool | zoom info | Prospección de clientes
Visita a clientes | technical | client visits, visitas comerciales, visitas a clientes corporativos | Ventas de campo
Demostración de productos | technical | product demonstration, demos de producto, demostradora, demostrador de productos | Impulso de ventas, Preventa técnica
Fidelización de clientes | technical | customer loyalty, fidelizacion, retencion y fidelizacion, client retention, lealtad de clientes | Retención de clientes, Gestión de cartera de clientes
Retención de clientes | technical | customer retention, ?retenciones, churn, prevencion de bajas, recuperacion de clientes, retencion telefonica | Fidelización de clientes, Call center
Customer success | technical | exito del cliente, customer success management, customer success manager, onboarding de clientes, client success | Gestión de cartera de clientes, Experiencia del cliente
Experiencia del cliente | technical | customer experience, ?cx, gestion de experiencia del cliente, customer experience management | Customer journey, Medición de satisfacción del cliente, Atención al cliente
Medición de satisfacción del cliente | technical | nps, net promoter score, csat, customer satisfaction, encuestas de satisfaccion, satisfaccion del cliente, customer effort score | Experiencia del cliente, Encuestas
Atención al cliente | technical | customer service, servicio al cliente, customer care, customer support, servicio de atencion al cliente, atencion al usuario, ?atención al socio, atención a socios, atención de socios | Trato con el público, Manejo de reclamos, Vocación de servicio
Atención al público | technical | atencion al publico en general, atencion presencial, public service counter, serving the public | >Atención al cliente, Atención en ventanilla
Atención en ventanilla | technical | ?counter, atencion en counter, atencion en plataforma, plataforma de atencion, atencion en mostrador, asesor de plataforma, counter service, service window | Atención al público
Atención telefónica | technical | phone support, atencion de llamadas, atencion al cliente telefonica, call handling, recepcion de llamadas, contestacion de llamadas, etiqueta telefonica | Atención al cliente, Call center
Atención por chat | technical | chat support, atencion en redes sociales, atencion via whatsapp, atencion por redes, live chat, atencion por whatsapp, atencion por correo y chat | Atención al cliente, Atención omnicanal
Atención omnicanal | technical | omnichannel support, atencion multicanal, canales digitales de atencion | Atención al cliente, Atención por chat
Atención bilingüe | technical | bilingual customer service, atencion al cliente en ingles, bilingual agent, call center bilingue | >Atención al cliente, >Inglés
Atención a clientes VIP | technical | atencion preferente, banca preferente, atencion personalizada, clientes premium, vip customer service | Atención al cliente
Call center | technical | contact center, callcenter, centro de contacto, centro de llamadas, teleoperador, teleoperadora, agente de call center, inbound y outbound, llamadas inbound, llamadas outbound, bpo | Atención telefónica, Televentas, Genesys
Supervisión de call center | technical | supervisor de call center, team leader call center, jefe de operaciones call center, contact center management | >Call center, Gestión de equipos
Monitoreo de calidad de llamadas | technical | quality monitoring, analista de calidad call center, calidad de llamadas, monitoreo de llamadas, escucha de llamadas, formador de call center | Call center
Workforce management | technical | wfm, dimensionamiento de call center, planificacion de personal call center, intraday, control de trafico call center, gtr call center | Call center
Agendamiento de citas | technical | appointment setting, agendar citas, programacion de citas, concertacion de citas, gestion de citas | Atención telefónica, Gestión de agenda
Back office | technical | backoffice, back office operativo, soporte back office | Administración de ventas, Atención al cliente
Manejo de reclamos | technical | complaint management, atencion de reclamos, gestion de reclamos, quejas y reclamos, atencion de quejas, complaints handling, manejo de quejas, reclamos y sugerencias, solucion de reclamos | Atención al cliente, Libro de reclamaciones
Servicio posventa | technical | after sales, post venta, postventa, posventa, servicio post venta, after-sales service, pos venta, servicio de postventa | Atención al cliente, Garantías de productos
Garantías de productos | technical | warranty management, atencion de garantias, reclamos de garantia, tramite de garantias | Servicio posventa
?Protocolos de atención | technical | service protocols, protocolos de servicio, protocolos de atencion al cliente, speech de atencion, script de ventas, speech de ventas | Atención al cliente, Call center
Informes y orientación al cliente | technical | orientacion al usuario, modulo de informes, ?orientador, brindar informes, information desk, customer guidance | Atención al público
Genesys | tool | genesys cloud, genesys purecloud, purecloud | Call center, Five9, Avaya
Five9 | tool | five 9 | Call center, Genesys
NICE CXone | tool | nice incontact, nice cx | Call center, Genesys
Vicidial | tool | vici dial, marcador predictivo, marcador automatico | Call center
Zendesk | tool | zen desk, zendesk support | Gestión de tickets, Freshdesk, Atención por chat
Freshdesk | tool | fresh desk | Gestión de tickets, Zendesk
?Intercom | tool | intercom chat | Zendesk, Atención por chat
Zoho Desk | tool | zohodesk | Zendesk, Gestión de tickets
LiveAgent | tool | live agent | Atención por chat
WhatsApp Business | tool | whatsapp api, wsp business, whatsapp business api, ?whatsapp, whatsapp empresarial | Atención por chat, Ventas digitales, Marketing por WhatsApp
?Telegram | tool | telegram business | WhatsApp Business
Botmaker | tool | bot maker | Chatbots, Atención omnicanal
Wise CX | tool | wisecx | Atención omnicanal
Operación de tiendas | technical | store operations, gestion de tiendas, administracion de tiendas, store management, administrador de tienda, retail operations, jefe de tienda, encargado de tienda, operaciones retail, supervisión de tiendas | Venta al detalle, Apertura y cierre de tienda, Gestión comercial retail, Exhibición y reposición de productos, Manejo de caja
Gestión comercial retail | technical | retail management, gestion de retail, gerencia de tienda, compras retail, retail buying | Operación de tiendas, Gestión de categorías
Apertura y cierre de tienda | technical | opening and closing store, apertura y cierre de local | Operación de tiendas
Medios de pago en tienda | technical | cobro con tarjetas, manejo de pos de tarjetas, procesamiento de pagos con tarjeta, in-store payments, card payments | Manejo de caja
Reposición de productos | technical | shelf stocking, reponedor, reposicion de mercaderia, reponedora, reposicion en gondola, surtido de gondolas, reposicion de anaqueles | Merchandising, Operación de tiendas
Rotulado de precios | technical | etiquetado de precios, cambio de precios en tienda, colocacion de precios, flejes de precios, price labeling, price tagging | Reposición de productos
Prevención de pérdidas | technical | loss prevention, control de mermas en tienda, prevencionista de perdidas, merma conocida y desconocida, shrinkage control, agente de prevención, prevención y control de pérdidas, agente de prevención de pérdidas, prevención de robos en tienda, prevencionista de tienda | Operación de tiendas, Vigilancia privada
Inventario en tienda | technical | store inventory, toma de inventario en tienda, inventarios ciclicos de tienda, stock de tienda, Control de inventario en tienda, control de mercadería en tienda, shrinkage | Operación de tiendas, Reposición de productos, Gestión de inventarios
Probadores y devoluciones | technical | cambios y devoluciones, atencion de probadores, product returns, fitting rooms, product exchanges | Venta al detalle, Manejo de reclamos
Armado de pedidos en tienda | technical | picker de tienda, shopper de supermercado, personal shopper supermercado, picking en tienda, in-store order picking, grocery order picking | Operación de tiendas, Click & Collect
Empaque de regalos | technical | gift wrapping, empaquetado de compras, empaquetador | Venta al detalle
Conocimiento de productos | technical | product knowledge, asesoramiento de productos, asesoria de productos | Venta al detalle, Ventas
Campañas de venta | technical | sales campaigns, campanas comerciales, campana navidena, campana escolar | Ventas, Promociones comerciales
Venta de entradas | technical | ticket sales, boleteria, venta de boletos, teleticket, joinnus | Atención al público, Manejo de caja
`
