/** Skills of trades, mechanics, beauty, shops, property, security and cleaning: name | category | synonyms | related. */
export const tradesServicesSkills = `
Instalaciones eléctricas | technical | electricidad, electricista, electrical installations, instalaciones eléctricas domiciliarias, electricidad domiciliaria, electricidad básica, cableado eléctrico, electrician, entubado y cableado, trabajos eléctricos | Electricidad industrial, Tableros eléctricos
Electricidad industrial | technical | electricista industrial, industrial electricity, instalaciones eléctricas industriales, electrotecnia industrial, fuerza motriz | >Instalaciones eléctricas, Control de motores eléctricos
Tableros eléctricos | technical | armado de tableros eléctricos, electrical panels, tableros de distribución, montaje de tableros, armado de tableros | Instalaciones eléctricas
Mediciones eléctricas | tool | multímetro, pinza amperimétrica, megómetro, telurómetro, megado, analizador de redes eléctricas, instrumentos eléctricos | Instalaciones eléctricas
Gasfitería | technical | gasfitero, plomería, plumbing, plomero, fontanería, reparación de fugas de agua, trabajos de gasfitería, desatoro de desagües | Instalaciones sanitarias
Piscinas y jacuzzis | technical | mantenimiento de piscinas, pool maintenance, piscinero, limpieza de piscinas, tratamiento de agua de piscinas | Gasfitería, Limpieza y desinfección
Carpintería en madera | technical | carpintería, carpintero, carpentry, ebanistería, ebanista, woodworking, tornería en madera, maestro carpintero | Carpintería de melamina, Barnizado y acabado de muebles
Carpintería de melamina | technical | melamina, muebles de melamina, melamine furniture, melaminero, armado de muebles de melamina, enchapado de melamina, armador de muebles, armado de muebles | Carpintería en madera, Corte y optimización de tableros
Corte y optimización de tableros | tool | seccionadora, corte certero, enchapadora de cantos, escuadradora, optimización de corte de tableros, tapacanto, promob | Carpintería de melamina
Barnizado y acabado de muebles | technical | barnizador, laqueado de muebles, pintado al duco, furniture finishing, lijado y barnizado, laqueador | Carpintería en madera
Tapicería | technical | tapicero, upholstery, tapizado de muebles, tapicería automotriz, tapizado | Carpintería en madera
Cerrajería | technical | cerrajero, locksmithing, duplicado de llaves, instalación de chapas, locksmith | Cerrajería metálica
Mantenimiento general | technical | todista, técnico de mantenimiento general, handyman, mantenimiento multioficios, servicios múltiples, operario de mantenimiento, técnico multioficios, auxiliar de mantenimiento, trabajos de mantenimiento en general | Gasfitería, Instalaciones eléctricas, Pintura de edificaciones
Técnico en refrigeración | technical | refrigeración, refrigeración y aire acondicionado, refrigeration, cámaras de frío mantenimiento, reparación de refrigeradoras, carga de refrigerante, frío comercial | Mantenimiento de aire acondicionado
Mantenimiento de aire acondicionado | technical | instalación de aire acondicionado, split y multisplit, air conditioning maintenance, técnico en aire acondicionado, sistemas vrf | Climatización HVAC
Reparación de electrodomésticos | technical | línea blanca, appliance repair, reparación de lavadoras, técnico en electrodomésticos, reparación de línea blanca, servicio técnico de electrodomésticos, termas eléctricas | Electrónica
Cámaras de videovigilancia | technical | cctv, cctv installation, instalación de cctv, sistemas de videovigilancia, dvr y nvr, instalación de cámaras | Sistemas de seguridad electrónica, Centro de control y videovigilancia
Sistemas de seguridad electrónica | technical | seguridad electrónica, ?alarmas, electronic security systems, instalación de alarmas, cercos eléctricos, control de acceso electrónico, detección de incendios electrónica, paneles de alarma, biométricos de acceso | Cámaras de videovigilancia
Mecánica automotriz | technical | mecánico automotriz, automotive mechanics, mecánica de vehículos, mantenimiento vehicular, auto mechanic, mantenimiento automotriz, mecánica automotriz general, mantenimiento de vehículos, mecánico de autos | Electricidad automotriz, Suspensión dirección y frenos
Motores diésel | technical | mecánica diésel, diesel engines, motores diesel cummins, mecánico diésel, reparación de motores, motores a combustión, motores cummins, diesel mechanics, overhaul de motores, afinamiento de motores | Mecánica automotriz
Electricidad automotriz | technical | electricista automotriz, automotive electrical, electricidad y electrónica automotriz, autotrónica, sistema eléctrico automotriz, electrónica automotriz | Mecánica automotriz, Escáner automotriz
Escáner automotriz | tool | diagnóstico automotriz, scanner automotriz, obd2, automotive diagnostics, escáner launch, inyección electrónica, diagnóstico por escáner | Electricidad automotriz
Suspensión dirección y frenos | technical | suspensión y frenos, sistema de frenos, brakes and suspension, frenos y embrague, suspensión y dirección | Mecánica automotriz, Alineamiento y balanceo de neumáticos
Cajas de transmisión vehicular | technical | transmisión automática, transmissions, reparación de cajas automáticas, caja mecánica y automática, embragues y transmisiones | Mecánica automotriz
Alineamiento y balanceo de neumáticos | technical | llantero, enllante, tire service, reencauche, vulcanizador de llantas, enllantador, gestión de neumáticos, cambio de llantas | Mecánica automotriz
Planchado y pintura vehicular | technical | planchado y pintura, autobody repair, pintura automotriz, planchador automotriz, pintor automotriz, preparador de pintura automotriz, matizado automotriz, autobody and paint | Mecánica automotriz
Lavado y detailing de vehículos | technical | lavado de autos, car wash, detailing, car detailing, lavador de autos, encerado y pulido de autos, lavador de vehículos, lavado de unidades | Planchado y pintura vehicular
Mecánica de motocicletas | technical | mecánico de motos, motorcycle mechanics, reparación de motos lineales y mototaxis, mecánica de motos | Mecánica automotriz
Reparación de bicicletas | technical | mecánica de bicicletas, bicycle repair, mecánico de bicicletas | Mecánica de motocicletas
Vehículos eléctricos e híbridos | technical | vehículos eléctricos, electric vehicles, electromovilidad, vehículos híbridos, baterías de litio automotrices | Electricidad automotriz
Asesoría de servicio automotriz | technical | asesor de servicio automotriz, automotive service advisor, recepción de vehículos en taller, asesor de servicio de taller, órdenes de trabajo de taller | Mecánica automotriz, Gestión de taller automotriz
Gestión de taller automotriz | technical | jefatura de taller, workshop management, control de taller mecánico, jefe de taller, jefe de taller automotriz | Mecánica automotriz, Gestión del mantenimiento
Repuestos y autopartes | technical | autopartes, spare parts, catálogos de repuestos, almacén de repuestos, repuestos automotrices, repuestos de maquinaria pesada | Mecánica automotriz, Gestión de almacenes
Inspecciones técnicas vehiculares | technical | revisión técnica vehicular, citv, vehicle inspection, planta de revisiones técnicas, inspector vehicular | Mecánica automotriz
Peritaje vehicular | technical | perito vehicular, vehicle appraisal, tasación de vehículos, valuación de siniestros vehiculares | Seguros vehiculares, Mecánica automotriz
Jardinería | technical | jardinero, gardening, mantenimiento de áreas verdes, áreas verdes, mantenimiento de jardines, poda de árboles y jardines, desbrozadora, corte de césped | Paisajismo, Viveros y almácigos
Fumigación y control de plagas | technical | control de plagas, fumigación, pest control, desratización, desinsectación, saneamiento ambiental desinfección, control de plagas urbanas, fumigador, técnico en saneamiento ambiental | Limpieza y desinfección
Limpieza y desinfección | technical | limpieza general, operario de limpieza, cleaning, limpieza de oficinas, auxiliar de limpieza, limpieza institucional, limpieza de locales, desinfección de ambientes, personal de limpieza, housekeeping de oficinas, janitorial, labores de limpieza | Manejo de insumos de limpieza
Manejo de insumos de limpieza | technical | productos químicos de limpieza, uso de químicos de limpieza, dilución de productos de limpieza, cleaning chemicals | Limpieza y desinfección
Limpieza hospitalaria | technical | limpieza de hospitales, hospital cleaning, limpieza de clínicas, desinfección hospitalaria | >Limpieza y desinfección, Bioseguridad
Limpieza industrial | technical | industrial cleaning, limpieza de tanques, limpieza de plantas industriales, hidrolavado, limpieza técnica | >Limpieza y desinfección
Limpieza de vidrios en altura | technical | limpieza de fachadas, window cleaning, limpieza de ventanas en altura, limpieza de vidrios | Limpieza y desinfección, Trabajos en altura
Tratamiento y mantenimiento de pisos | technical | lustrado de pisos, floor care, lustradora industrial, pulido de pisos, lavado de alfombras, lavado de muebles y alfombras, abrillantado de mármol | Limpieza y desinfección
Limpieza pública | technical | barrido de calles, street cleaning, recolección de residuos sólidos municipales, barredor, recolector de residuos, operario de limpieza pública | Gestión de residuos sólidos
Lavandería | technical | operario de lavandería, laundry, lavado al seco, lavandería hotelera, lavandería hospitalaria, lavado y planchado de ropa, dry cleaning, planchado de ropa | Housekeeping, Limpieza y desinfección
Trabajo doméstico | technical | empleada del hogar, domestic work, servicio doméstico, limpieza del hogar, cocina y limpieza del hogar, cama adentro, housekeeper, labores del hogar | Limpieza y desinfección, Cuidado de niños
Vigilancia privada | technical | agente de seguridad, ?vigilancia, vigilante, seguridad privada, private security, seguridad y vigilancia, agente de vigilancia, security guard, ?seguridad, vigilancia y seguridad, avp | Control de accesos, Curso básico SUCAMEC
Curso básico SUCAMEC | technical | carné sucamec, carnet sucamec vigente, curso sucamec, sucamec vigente, carnet sucamec, sucamec | Vigilancia privada, Trámites SUCAMEC
Licencia de armas | technical | licencia de posesión y uso de armas, licencia l4, licencia l1 armas, uso de arma de fuego, manejo de armas, l4 y l5 sucamec, firearms license, licencia de arma de fuego, licencia para portar armas | Vigilancia privada
Trámites SUCAMEC | technical | gestión sucamec, trámites de carnés sucamec, autorizaciones sucamec, trámites ante sucamec | Gestión de permisos y licencias
Control de accesos | technical | control de ingreso y salida, access control, registro de visitantes, control de ingreso de personal, control de garita, control de puerta, garita de control | Vigilancia privada
Rondas de vigilancia | technical | patrullaje, rondas de seguridad, security patrols, rondín, rondas perimétricas, patrullaje a pie | Vigilancia privada
Resguardo de personas | technical | protección a personalidades, ?resguardo, personal protection, seguridad personal vip, bodyguard, escolta, chofer resguardo, agente de protección personal | Vigilancia privada, Licencia de armas
Custodia y transporte de valores | technical | transporte de valores, cash in transit, escolta de carga, portavalor, resguardo de unidades de transporte, escolta armada | Vigilancia privada, Precintos y seguridad de carga
Centro de control y videovigilancia | technical | operador de cctv, monitoreo de cámaras, cctv monitoring, operador de centro de control, monitoreo de cctv, operador de cámaras, operador de videovigilancia, central de monitoreo | Vigilancia privada
Gestión de seguridad física | technical | seguridad patrimonial, jefatura de seguridad, physical security management, estudios de seguridad física, seguridad corporativa, corporate security, análisis de riesgos de seguridad, supervisión de seguridad privada | Vigilancia privada, Continuidad del negocio
Redacción de partes de ocurrencias | technical | cuaderno de ocurrencias, elaboración de partes de seguridad, incident reports, informes de ocurrencias, redacción de ocurrencias | Vigilancia privada
Serenazgo | technical | ?sereno, ?seguridad ciudadana, municipal security, comité distrital de seguridad ciudadana, codisec, agente de serenazgo | Vigilancia privada, Gestión municipal
Formación militar o policial | technical | ?licenciado de las fuerzas armadas, ?licenciado de ffaa, oficial en retiro, ?servicio militar, policía en retiro, suboficial, ?licenciado del ejército, instrucción militar | Vigilancia privada
Investigaciones privadas y polígrafo | technical | poligrafista, polígrafo, private investigations, detective privado, exámenes poligráficos | Gestión de seguridad física, Investigación criminal
Estacionamiento y valet parking | technical | valet parking, parqueador, parking attendant, administración de playas de estacionamiento, operador de estacionamiento, ?cochera | Conducción de vehículos
Exhibición y reposición de productos | technical | merchandising en tienda, product replenishment, reponedor de tienda, acomodo de productos, orden y reposición de productos | Operación de tiendas, Planogramas
Gestión por categorías retail | technical | gestión de surtido, buyer de retail, planner comercial retail, ?allocation | Gestión por categorías de compra, Operación de tiendas
Operación de minimarkets y bodegas | technical | administración de minimarket, tiendas de conveniencia, convenience store, bodega y abarrotes, atención en minimarket, ?minimarket | Operación de tiendas
?Supermercados | technical | operaciones de supermercado, supermarket operations, frutas y verduras de supermercado, sección de perecibles, fiambrería y quesos | Operación de tiendas
?Ferretería | technical | materiales de construcción y ferretería, hardware store, productos ferreteros, atención en ferretería, artículos de ferretería | Operación de tiendas
Administración de edificios y condominios | technical | administración de edificios, junta de propietarios, building management, administración de condominios, cuotas de mantenimiento, administrador de edificios, gestión de condominios | Administración de inmuebles, Mantenimiento de edificaciones
Conserjería de edificios | technical | conserje, portero, concierge de edificio, doorman, conserjería, portería, recepcionista de edificio | Control de accesos, Recepción de visitas
Alquiler de inmuebles | technical | alquiler de departamentos, property rental, alquiler de locales comerciales, arrendamiento de inmuebles, alquiler de oficinas | Venta de inmuebles, Administración de inmuebles
Código de agente inmobiliario MVCS | technical | agente inmobiliario certificado, registro de agentes inmobiliarios, agente inmobiliario mvcs, código mvcs | >Venta de inmuebles
Tasación de inmuebles | technical | ?tasaciones, perito tasador, tasador, repev, valorización inmobiliaria, real estate appraisal | Venta de inmuebles, Gestión de garantías
Desarrollo inmobiliario | technical | promoción inmobiliaria, real estate development, estructuración de proyectos inmobiliarios, cabida arquitectónica, gestión de proyectos inmobiliarios, búsqueda de terrenos | Venta de inmuebles, Edificaciones
Gestión de centros comerciales | technical | administración de centros comerciales, shopping center management, ?malls, gestión de locatarios, retail inmobiliario | Administración de inmuebles, Operación de tiendas
Cosmetología | technical | cosmiatría, cosmetology, tratamientos faciales, limpieza facial, cosmiatra, cosmetóloga, facial treatments, cosmetología facial y corporal | Tratamientos corporales, Medicina estética
Tratamientos corporales | technical | aparatología estética, body treatments, masajes reductores, radiofrecuencia y cavitación, tratamientos reductores, hifu, estética corporal, depilación láser | Cosmetología
Peluquería | technical | estilista, corte de cabello, hairdressing, peinados, hair styling, peluquero, estilismo, brushing y peinados, estilismo profesional, cepillado de cabello | Colorimetría capilar, Barbería
Colorimetría capilar | technical | tintes y mechas, hair coloring, balayage, mechas y balayage, colorista de cabello, decoloración de cabello, colorimetría de cabello | Peluquería
Alisados y tratamientos capilares | technical | alisado orgánico, keratina, hair treatments, laceado, laceado brasileño, botox capilar, tratamientos capilares, cirugía capilar | Peluquería
Barbería | technical | barbero, barber, corte de barba, barbering, degradados y fades, corte masculino, perfilado de barba | Peluquería
Manicure y pedicure | technical | manicura, manicurista, nail care, uñas acrílicas, manicure, pedicura, uñas en gel, nail art, manicurista y pedicurista, polygel, pedicure, pedicurista | Peluquería
Maquillaje profesional | technical | maquillaje social, maquilladora, makeup, maquillador, make up artist, maquillaje, maquillaje artístico y caracterización, automaquillaje, makeup artist | Peluquería, Cosmetología
Cejas y pestañas | technical | lashista, extensiones de pestañas, lash extensions, perfilado de cejas, microblading, lifting de pestañas, diseño de cejas, micropigmentación, pestañas pelo a pelo, laminado de cejas | Maquillaje profesional, Cosmetología
Depilación | technical | depilación con cera, waxing, depilación con hilo, depiladora | Cosmetología
Masoterapia | technical | masajes relajantes, masajista, massage therapy, masajes terapéuticos, masoterapeuta, masajes descontracturantes, drenaje linfático, reflexología | Terapia manual, Tratamientos corporales
Tatuaje profesional | technical | tatuador, tattooing, tatuajes y piercings, ?piercing, tattoo artist | Cejas y pestañas, Artes plásticas
Administración de salones de belleza | technical | administración de salón de belleza y barbería, salon management, administración de barbería, gestión de salones de belleza | Peluquería, Operación de tiendas
Servicios funerarios | technical | funeraria, funeral services, tanatopraxia, agente funerario, tanatopractor, asesor funerario | Trabajo social
Rotulación y letreros | technical | letreros luminosos, rotulista, instalación de letreros publicitarios, instalación de publicidad exterior | Impresión digital y gigantografías
Relojería y óptica de taller | technical | relojero, watch repair, relojería, tallado de lunas, biselado de lentes | Optometría, Joyería
Mudanzas | technical | operario de mudanza, moving services, embalaje de muebles para mudanza, cuadrilla de mudanzas | Estiba y desestiba
`
