/**
 * Where people go from one work to another in engineering, construction, mining, industry, the land and logistics: beyond what the lines of the
 * occupations name as related and what `occupation-moves.data.ts` says already. `Occupation: occupation, …` by the masculine forms; it holds both ways.
 */
export const technicalMoves = `
Ingeniero industrial: Jefe de almacén, Ingeniero de costos de obra, Asistente de seguridad y salud en el trabajo, Jefe de calidad
Ingeniero mecánico: Técnico electromecánico, Dibujante técnico, Supervisor de producción, Ingeniero de calidad, Ingeniero de energía, Cotizador, Mecánico de maquinaria pesada, Docente técnico, Técnico en gas natural
Ingeniero electromecánico: Técnico electromecánico, Técnico electricista industrial, Ingeniero mecatrónico, Planificador de mantenimiento, Supervisor de obra, Vendedor técnico, Operador de central hidroeléctrica, Ingeniero de energía
Ingeniero electricista: Técnico electricista industrial, Electricista, Ingeniero de mantenimiento, Ingeniero de automatización, Supervisor de obra, Liniero electricista, Dibujante técnico, Ingeniero de costos de obra, Cotizador, Instalador de paneles solares
Ingeniero electrónico: Técnico electrónico, Técnico instrumentista, Ingeniero biomédico, Vendedor técnico, Administrador de redes, Desarrollador de sistemas embebidos, Ingeniero de mantenimiento, Técnico de telecomunicaciones, Docente técnico
Ingeniero mecatrónico: Ingeniero de mantenimiento, Técnico instrumentista, Desarrollador de sistemas embebidos, Ingeniero de procesos, Técnico electromecánico, Operador CNC, Vendedor técnico, Técnico electrónico
Ingeniero de automatización: Ingeniero de mantenimiento, Ingeniero electromecánico, Ingeniero de procesos, Técnico electricista industrial, Desarrollador de sistemas embebidos, Vendedor técnico, Técnico electrónico
Ingeniero químico: Jefe de producción, Ingeniero de calidad, Jefe de calidad, Analista de control de calidad, Especialista ambiental, Vendedor técnico, Técnico de laboratorio, Higienista ocupacional, Operador de planta de agua, Ingeniero sanitario
Ingeniero de procesos: Jefe de producción, Planificador de producción, Ingeniero de calidad, Analista de sistema integrado de gestión, Ingeniero de mantenimiento, Ingeniero textil, Jefe de proyectos, Operador de planta concentradora
Ingeniero de calidad: Analista de sistema integrado de gestión, Supervisor de obra, Laboratorista de suelos, Asistente técnico de obra, Metrólogo, Supervisor de producción
Ingeniero de mantenimiento: Mecánico de mantenimiento, Vendedor técnico, Jefe de proyectos, Técnico electromecánico, Jefe de producción, Ingeniero de energía, Supervisor de operaciones
Ingeniero de alimentos: Jefe de producción, Ingeniero de procesos, Analista de sistema integrado de gestión, Ingeniero agrónomo, Operario agroindustrial, Nutricionista, Vendedor técnico, Planificador de producción, Administrador de comedor, Panificador industrial
Ingeniero textil: Jefe de producción, Analista de control de calidad, Supervisor de producción, Planificador de producción, Ingeniero químico, Patronista, Diseñador de modas, Jefe de calidad
Ingeniero naval: Ingeniero de mantenimiento, Dibujante técnico, Calderero, Supervisor de producción, Jefe de proyectos, Ingeniero electromecánico, Soldador
Ingeniero biomédico: Vendedor técnico, Ingeniero mecatrónico, Metrólogo, Ingeniero de mantenimiento, Jefe de mantenimiento, Especialista en asuntos regulatorios, Planificador de mantenimiento
Ingeniero aeronáutico: Ingeniero de mantenimiento, Planificador de mantenimiento, Despachador de vuelo, Ingeniero de calidad, Ingeniero mecatrónico, Diseñador industrial
Metrólogo: Técnico electrónico, Técnico en equipos biomédicos, Analista de laboratorio químico, Técnico de laboratorio, Ingeniero electrónico, Físico, Analista de sistema integrado de gestión, Jefe de calidad
Dibujante técnico: Urbanista, Diseñador industrial, Diseñador de interiores, Presupuestista de obra, Especialista en sistemas de información geográfica, Especialista en catastro, Ingeniero civil, Cotizador, Melaminero
Ingeniero de minas: Supervisor de seguridad en obra, Operador de perforadora, Ingeniero de costos de obra, Ingeniero metalurgista, Topógrafo, Planificador de obra, Jefe de proyectos, Analista de operaciones
Planificador de minado: Ingeniero geomecánico, Ingeniero de perforación y voladura, Topógrafo, Supervisor de operaciones, Planificador de mantenimiento, Especialista en sistemas de información geográfica
Ingeniero de perforación y voladura: Ingeniero geomecánico, Supervisor de operaciones, Supervisor de seguridad en obra, Vendedor técnico, Operador de scoop, Especialista en seguridad y salud en el trabajo
Ingeniero geomecánico: Laboratorista de suelos, Ingeniero estructural, Supervisor de obra, Especialista en gestión del riesgo de desastres, Especialista en seguridad y salud en el trabajo
Geólogo: Ingeniero ambiental, Especialista en gestión del riesgo de desastres, Ingeniero civil, Topógrafo, Ingeniero de petróleo, Monitor ambiental, Especialista ambiental, Laboratorista de suelos, Docente universitario
Muestrero: Monitor ambiental, Laboratorista de suelos, Analista de control de calidad, Operador de perforadora, Perforista, Peón de construcción
Ingeniero metalurgista: Químico, Ingeniero de calidad, Supervisor de operaciones, Jefe de producción, Supervisor de producción, Muestrero, Vendedor técnico, Ingeniero ambiental
Operador de planta concentradora: Maquinista de producción, Operador de caldera, Mecánico de mantenimiento, Técnico de laboratorio, Supervisor de operaciones, Técnico instrumentista
Perforista: Operador de camión minero, Asistente de seguridad y salud en el trabajo
Operador de perforadora: Operador de camión minero, Operador de grúa, Mecánico de maquinaria pesada, Supervisor de operaciones, Conductor de volquete, Ingeniero de perforación y voladura
Operador de camión minero: Operador de grúa, Operador de montacargas, Supervisor de operaciones, Conductor, Mecánico de maquinaria pesada, Tractorista, Instructor de manejo
Ingeniero de petróleo: Ingeniero de procesos, Ingeniero de energía, Ingeniero mecánico, Supervisor de operaciones, Especialista en seguridad y salud en el trabajo, Vendedor técnico, Ingeniero de minas, Ingeniero ambiental
Ingeniero de energía: Ingeniero ambiental, Vendedor técnico, Operador de central hidroeléctrica, Jefe de proyectos, Ingeniero de procesos, Técnico electricista industrial, Ingeniero industrial
Instalador de paneles solares: Técnico electromecánico, Liniero electricista, Técnico de telecomunicaciones, Técnico de mantenimiento, Instalador de cámaras de seguridad, Técnico electrónico, Vendedor técnico, Gasfitero
Técnico en gas natural: Soldador, Técnico en refrigeración, Técnico electromecánico, Operador de caldera, Mecánico automotriz, Mecánico de mantenimiento, Técnico instrumentista, Asistente técnico de obra
Liniero electricista: Técnico de telecomunicaciones, Técnico electromecánico, Lecturista de medidores, Técnico de mantenimiento, Supervisor de obra, Operador de grúa, Técnico en grupos electrógenos
Operador de central hidroeléctrica: Técnico electromecánico, Técnico electricista industrial, Técnico instrumentista, Operador de caldera, Técnico en grupos electrógenos, Mecánico de mantenimiento, Operador de planta de agua
Operador de planta de agua: Operador de caldera, Técnico de laboratorio, Técnico de mantenimiento, Analista de laboratorio químico, Técnico electromecánico, Monitor ambiental, Ingeniero sanitario, Regador, Maquinista de producción
Responsable de área técnica municipal: Promotor social, Monitor ambiental, Especialista ambiental, Promotor de salud, Gasfitero, Asistente técnico de obra, Capacitador, Técnico agropecuario, Especialista en residuos sólidos
Lecturista de medidores: Mensajero, Repartidor motorizado, Gestor de cobranza, Empadronador social, Gasfitero, Electricista, Vendedor de campo, Digitador
Ingeniero civil: Gerente de proyectos de construcción, Laboratorista de suelos, Cotizador, Especialista en catastro, Subgerente municipal, Perito judicial, Tasador, Docente técnico, Arquitecto
Residente de obra: Supervisor de seguridad en obra, Jefe de proyectos, Presupuestista de obra, Perito judicial, Especialista BIM, Subgerente municipal
Supervisor de obra: Gerente de proyectos de construcción, Ingeniero de costos de obra, Planificador de obra, Asistente técnico de obra, Supervisor de seguridad en obra, Topógrafo, Subgerente municipal, Ingeniero sanitario, Presupuestista de obra, Perito judicial
Asistente técnico de obra: Ingeniero de costos de obra, Liquidador de obras, Supervisor de seguridad en obra, Planificador de obra, Asistente de seguridad y salud en el trabajo, Almacenero, Cotizador
Ingeniero de costos de obra: Gerente de proyectos de construcción, Liquidador de obras, Cotizador, Analista de contratos, Especialista BIM, Analista de control de gestión, Contador de costos, Formulador de proyectos de inversión pública
Presupuestista de obra: Planificador de obra, Arquitecto, Asistente de compras, Liquidador de obras, Especialista BIM, Comprador, Formulador de proyectos de inversión pública, Analista de contratos
Planificador de obra: Especialista BIM, Planificador de mantenimiento, Gerente de proyectos de construcción, Ingeniero industrial, Analista de control de gestión
Gerente de proyectos de construcción: Arquitecto, Gerente de operaciones, Agente inmobiliario, Analista de contratos, Gerente general, Subgerente municipal
Ingeniero estructural: Residente de obra, Dibujante técnico, Supervisor de obra, Docente universitario, Especialista en gestión del riesgo de desastres, Asistente técnico de obra, Presupuestista de obra, Perito judicial, Arquitecto
Ingeniero sanitario: Residente de obra, Especialista en residuos sólidos, Especialista ambiental, Ingeniero agrícola, Especialista en salud pública, Formulador de proyectos de inversión pública, Presupuestista de obra, Dibujante técnico
Liquidador de obras: Auditor gubernamental, Especialista en presupuesto público, Contador de costos, Formulador de proyectos de inversión pública, Analista de contratos
Especialista BIM: Modelador 3D, Diseñador de interiores, Ingeniero sanitario, Urbanista, Ingeniero mecánico
Arquitecto: Formulador de proyectos de inversión pública, Liquidador de obras, Tasador, Especialista en gestión del riesgo de desastres, Subgerente municipal, Agente inmobiliario, Docente universitario
Urbanista: Subgerente municipal, Formulador de proyectos de inversión pública, Especialista en planeamiento público, Especialista en transporte urbano, Especialista en gestión del riesgo de desastres, Sociólogo, Ingeniero civil, Residente de obra
Topógrafo: Maestro de obra, Ingeniero agrícola, Residente de obra, Operador de maquinaria pesada
Laboratorista de suelos: Técnico de laboratorio, Supervisor de obra, Analista de control de calidad, Analista de laboratorio químico, Peón de construcción, Monitor ambiental
Maestro de obra: Supervisor de seguridad en obra, Operador de maquinaria pesada, Carpintero, Técnico de mantenimiento, Presupuestista de obra, Andamiero
Albañil: Andamiero, Técnico de mantenimiento, Asistente técnico de obra, Carpintero, Electricista, Jardinero, Operario de producción
Peón de construcción: Operario agrícola, Auxiliar de almacén, Pintor de edificaciones, Jardinero, Gasfitero, Drywallero, Operario de limpieza pública, Perforista, Ladrillero
Fierrero: Andamiero, Carpintero metálico, Montajista, Calderero, Gasfitero
Encofrador: Andamiero, Melaminero, Drywallero, Montajista
Gasfitero: Técnico en refrigeración, Operador de planta de agua, Drywallero
Electricista: Técnico electromecánico, Técnico electrónico, Técnico de redes, Asistente técnico de obra, Drywallero, Mecánico de mantenimiento
Pintor de edificaciones: Carpintero, Planchador y pintor automotriz, Gasfitero, Andamiero, Operario de limpieza, Vidriero
Drywallero: Técnico de mantenimiento, Vidriero, Montajista, Andamiero
Vidriero: Melaminero, Carpintero, Soldador, Maestro de obra, Montajista, Técnico de mantenimiento, Albañil
Operador de maquinaria pesada: Operador de planta concentradora, Supervisor de operaciones, Instructor de manejo, Operario portuario, Conductor de bus
Operador de grúa: Conductor de volquete, Operador de scoop, Mecánico de maquinaria pesada, Conductor, Estibador, Supervisor de operaciones, Tractorista
Andamiero: Soldador, Calderero, Carpintero metálico, Pintor industrial, Asistente de seguridad y salud en el trabajo, Operador de grúa
Operario de producción: Mecánico de mantenimiento, Operario agrícola, Operador CNC, Panificador industrial, Operador de caldera
Maquinista de producción: Técnico electromecánico, Supervisor de producción, Operador de imprenta, Operario textil, Técnico de mantenimiento, Operador de montacargas, Analista de control de calidad
Operario de empaque: Operario agroindustrial, Estibador, Operario textil, Analista de control de calidad, Supervisor de producción, Operario de lavandería, Operario de limpieza
Operador de envasado: Analista de control de calidad, Operador de montacargas, Técnico electromecánico, Operador de caldera, Supervisor de producción, Panificador industrial, Preparador de pedidos
Supervisor de producción: Supervisor de operaciones, Supervisor de distribución, Operario agroindustrial, Asistente de seguridad y salud en el trabajo
Jefe de producción: Jefe de mantenimiento, Jefe de calidad, Jefe de logística, Jefe de fundo, Supervisor de confección, Supervisor de operaciones, Analista de procesos, Administrador
Planificador de producción: Comprador, Analista de control de gestión, Técnico en inventarios, Asistente logístico, Analista de operaciones
Analista de control de calidad: Auditor interno, Ingeniero de procesos, Químico, Asistente de almacén
Jefe de calidad: Analista de sistema integrado de gestión, Microbiólogo, Químico, Ingeniero de procesos, Auditor interno, Especialista en asuntos regulatorios, Analista de procesos
Analista de inocuidad alimentaria: Biólogo, Ingeniero agrónomo, Ingeniero químico, Administrador de comedor, Ingeniero pesquero, Técnico de laboratorio
Operario agroindustrial: Operador de montacargas, Auxiliar de almacén, Caporal agrícola, Maquinista de producción, Preparador de pedidos, Estibador, Carnicero
Panificador industrial: Maquinista de producción, Supervisor de producción, Operario agroindustrial, Operario de empaque, Ayudante de cocina, Analista de control de calidad
Carnicero: Operario de empaque, Jefe de sección de retail, Reponedor, Cajero, Técnico pecuario, Comerciante
Maestro cervecero: Jefe de producción, Ingeniero químico, Supervisor de producción, Barman, Jefe de calidad, Microbiólogo, Analista de control de calidad, Maquinista de producción, Biotecnólogo
Catador de café: Ingeniero agrónomo, Analista de control de calidad, Técnico agropecuario, Sommelier, Ejecutivo de exportaciones, Jefe de calidad, Ingeniero de alimentos, Comprador, Instructor de gastronomía
Confeccionista: Diseñador de modas, Talabartero, Operario de empaque, Operario de lavandería, Estampador, Docente técnico, Artesano, Vendedor de tienda
Patronista: Sastre, Docente técnico, Analista de control de calidad
Cortador textil: Operario textil, Sastre, Supervisor de confección, Operario de producción, Estampador, Talabartero, Auxiliar de almacén, Tapicero, Zapatero
Operario textil: Operario de lavandería, Estampador, Analista de control de calidad, Supervisor de confección, Auxiliar de almacén, Sastre
Estampador: Diseñador gráfico, Operario de producción, Técnico en preprensa, Maquinista de producción, Pintor industrial, Fotocopista
Supervisor de confección: Analista de control de calidad, Planificador de producción, Docente técnico, Sastre
Sastre: Docente técnico, Operario de lavandería, Zapatero, Talabartero
Zapatero: Tapicero, Operario de producción, Artesano, Patronista, Técnico ortopédico, Maquinista de producción
Talabartero: Tapicero, Joyero, Operario de producción, Patronista
Carpintero: Carpintero metálico, Técnico de mantenimiento, Operario de producción, Artesano, Operador CNC, Docente técnico, Diseñador de interiores, Montajista
Melaminero: Tapicero, Carpintero metálico, Técnico de mantenimiento, Operario de producción, Diseñador de interiores, Operador CNC
Tapicero: Planchador y pintor automotriz, Operario de producción
Soldador: Mecánico de maquinaria pesada, Operario de producción, Docente técnico, Fierrero, Ingeniero de calidad, Técnico de mantenimiento, Cerrajero automotriz, Pintor industrial
Carpintero metálico: Tornero, Mecánico de mantenimiento, Pintor industrial, Técnico de mantenimiento, Planchador y pintor automotriz, Operario de producción, Albañil, Drywallero
Calderero: Mecánico de mantenimiento, Operador de caldera, Operador de grúa, Tornero, Supervisor de producción, Mecánico de maquinaria pesada, Dibujante técnico
Montajista: Técnico electromecánico, Supervisor de obra, Pintor industrial, Mecánico de maquinaria pesada, Técnico de mantenimiento, Albañil, Técnico de ascensores
Tornero: Montajista, Técnico electromecánico, Docente técnico, Maquinista de producción, Mecánico automotriz, Metrólogo, Mecánico de maquinaria pesada, Operario de producción
Operador CNC: Mecánico de mantenimiento, Dibujante técnico, Analista de control de calidad, Soldador, Diseñador industrial, Supervisor de producción, Técnico electromecánico
Pintor industrial: Operario de producción, Analista de control de calidad, Carpintero
Operador de imprenta: Operario de producción, Fotocopista, Operario de empaque, Supervisor de producción, Operador CNC, Operador de envasado, Diseñador de packaging
Operador de caldera: Técnico electromecánico, Técnico de mantenimiento, Soldador, Técnico en refrigeración, Técnico en grupos electrógenos, Técnico electricista industrial
Joyero: Soldador, Diseñador industrial, Tornero, Vendedor de tienda, Técnico dental, Artista plástico, Docente técnico
Ladrillero: Maquinista de producción, Operario agrícola, Estibador, Operador de caldera, Operador de montacargas, Auxiliar de almacén, Artesano, Fierrero
Jefe de mantenimiento: Ingeniero electricista, Técnico electromecánico, Supervisor de producción, Supervisor de operaciones, Técnico electricista industrial, Jefe de proyectos, Mecánico de maquinaria pesada, Técnico en refrigeración
Planificador de mantenimiento: Mecánico de maquinaria pesada, Técnico electromecánico, Asistente logístico, Comprador, Técnico de mantenimiento, Asistente de compras, Almacenero
Técnico de mantenimiento: Conserje, Técnico electrónico, Instalador de cámaras de seguridad, Administrador de edificios, Operario de producción, Técnico en gas natural
Mecánico de mantenimiento: Técnico electricista industrial, Jefe de mantenimiento, Técnico en grupos electrógenos, Técnico de ascensores, Operador de envasado, Técnico instrumentista, Docente técnico
Técnico electromecánico: Electricista automotriz, Técnico instrumentista, Técnico electrónico, Mecánico de maquinaria pesada, Supervisor de producción, Docente técnico, Técnico en equipos biomédicos
Técnico electricista industrial: Docente técnico, Ingeniero de mantenimiento, Electricista automotriz, Supervisor de obra, Técnico de telecomunicaciones
Técnico instrumentista: Técnico en equipos biomédicos, Técnico de mantenimiento, Técnico de telecomunicaciones, Docente técnico, Planificador de mantenimiento
Técnico electrónico: Electricista automotriz, Técnico de redes, Técnico en refrigeración, Técnico de ascensores, Docente técnico, Técnico de sonido, Vendedor técnico
Técnico en equipos biomédicos: Técnico de soporte informático, Técnico de mantenimiento, Vendedor técnico, Técnico electricista industrial, Técnico en refrigeración
Técnico en refrigeración: Electricista automotriz, Técnico en grupos electrógenos, Ingeniero mecánico, Vendedor técnico, Mecánico automotriz, Soldador, Instalador de paneles solares
Técnico de ascensores: Técnico instrumentista, Técnico en refrigeración, Técnico en grupos electrógenos, Liniero electricista, Vendedor técnico, Administrador de edificios
Técnico en grupos electrógenos: Electricista automotriz, Mecánico automotriz, Técnico electrónico, Instalador de paneles solares, Vendedor técnico
Mecánico automotriz: Llantero, Docente técnico, Soldador, Técnico electromecánico, Vendedor técnico, Perito judicial, Inspector de transporte
Electricista automotriz: Mecánico de maquinaria pesada, Mecánico de motos, Cerrajero automotriz, Asesor de servicio automotriz, Técnico de mantenimiento, Vendedor de repuestos, Instalador de cámaras de seguridad
Mecánico de motos: Llantero, Vendedor de repuestos, Mototaxista, Repartidor motorizado, Mecánico de mantenimiento, Vendedor de vehículos, Asesor de servicio automotriz, Técnico en grupos electrógenos
Mecánico de maquinaria pesada: Vendedor de repuestos, Asesor de servicio automotriz, Tractorista, Docente técnico, Ingeniero de mantenimiento, Mecánico de aviación, Llantero
Planchador y pintor automotriz: Asesor de servicio automotriz, Lavador de autos, Electricista automotriz, Calderero, Llantero, Mecánico de motos
Mecánico de aviación: Técnico electromecánico, Mecánico automotriz, Técnico instrumentista, Técnico electrónico, Ingeniero mecánico, Planificador de mantenimiento, Militar, Despachador de vuelo
Llantero: Conductor, Operario de producción, Auxiliar de almacén, Vendedor de repuestos, Mecánico de mantenimiento
Ingeniero agrónomo: Ingeniero forestal, Regador, Caporal agrícola, Jefe de producción, Especialista ambiental, Coordinador de proyectos sociales, Ejecutivo de exportaciones, Formulador de proyectos de inversión pública, Ingeniero zootecnista
Ingeniero agrícola: Regador, Ingeniero ambiental, Residente de obra, Técnico agropecuario, Formulador de proyectos de inversión pública, Especialista en sistemas de información geográfica, Jefe de fundo, Supervisor de obra, Especialista en gestión del riesgo de desastres
Jefe de fundo: Técnico pecuario, Ingeniero zootecnista, Especialista en sanidad vegetal, Administrador, Supervisor de operaciones, Vendedor técnico, Tractorista
Especialista en sanidad vegetal: Analista de control de calidad, Biólogo, Analista de inocuidad alimentaria, Viverista, Caporal agrícola, Técnico de laboratorio, Microbiólogo
Técnico agropecuario: Fumigador, Técnico veterinario, Ingeniero zootecnista, Docente técnico, Coordinador de proyectos sociales, Guardaparque, Jardinero, Operario agroindustrial, Vendedor de campo
Operario agrícola: Técnico pecuario, Pescador, Auxiliar de almacén, Estibador, Operario de limpieza
Caporal agrícola: Regador, Fumigador, Supervisor de producción, Tractorista, Técnico en control de asistencia
Tractorista: Conductor de volquete, Conductor de camión, Operador de montacargas, Fumigador, Regador, Conductor
Fumigador: Jardinero, Regador, Viverista, Técnico de mantenimiento
Regador: Jardinero, Viverista, Gasfitero
Viverista: Ingeniero forestal, Caporal agrícola, Biólogo, Guardaparque
Jardinero: Conserje, Técnico de mantenimiento, Trabajador del hogar, Pintor de edificaciones
Ingeniero zootecnista: Ingeniero de alimentos, Jefe de producción, Ingeniero pesquero, Docente técnico, Analista de control de calidad, Coordinador de proyectos sociales, Técnico en acuicultura
Técnico pecuario: Médico veterinario, Cuidador de animales, Operario agroindustrial, Vendedor técnico, Técnico en acuicultura, Caporal agrícola
Ingeniero pesquero: Jefe de producción, Jefe de calidad, Monitor ambiental, Ingeniero ambiental, Ejecutivo de exportaciones, Vendedor técnico, Pescador
Técnico en acuicultura: Biólogo, Técnico agropecuario, Técnico de laboratorio, Analista de control de calidad, Operario agroindustrial, Supervisor de producción, Monitor ambiental, Operario de producción
Pescador: Operario agroindustrial, Operario portuario, Estibador, Operario de producción, Comerciante, Cocinero, Salvavidas
Ingeniero forestal: Especialista ambiental, Monitor ambiental, Especialista en catastro, Técnico agropecuario, Coordinador de proyectos sociales, Especialista en relaciones comunitarias, Formulador de proyectos de inversión pública, Supervisor de producción, Docente universitario
Guardaparque: Monitor ambiental, Biólogo, Orientador turístico, Promotor social, Sereno, Agente de seguridad, Especialista ambiental, Bombero
Ingeniero ambiental: Ingeniero forestal, Biólogo, Asistente de seguridad y salud en el trabajo, Supervisor de seguridad en obra, Higienista ocupacional, Especialista en gestión del riesgo de desastres, Químico, Responsable de área técnica municipal, Formulador de proyectos de inversión pública
Especialista ambiental: Monitor ambiental, Analista de sistema integrado de gestión, Especialista en sistemas de información geográfica, Supervisor de seguridad en obra, Higienista ocupacional, Fiscalizador municipal, Especialista en gestión del riesgo de desastres, Asistente de seguridad y salud en el trabajo
Especialista en residuos sólidos: Monitor ambiental, Especialista en seguridad y salud en el trabajo, Analista de sistema integrado de gestión, Subgerente municipal, Fiscalizador municipal, Promotor social, Supervisor de limpieza, Especialista en salud pública, Promotor de salud
Monitor ambiental: Técnico de laboratorio, Higienista ocupacional, Analista de laboratorio químico, Asistente de seguridad y salud en el trabajo, Químico, Promotor social, Supervisor de seguridad en obra
Especialista en sistemas de información geográfica: Ingeniero civil, Especialista en gestión del riesgo de desastres, Arquitecto, Desarrollador Python, Meteorólogo
Especialista en seguridad y salud en el trabajo: Supervisor de seguridad, Ingeniero civil, Monitor ambiental, Especialista en gestión del riesgo de desastres, Inspector de trabajo, Jefe de calidad, Paramédico, Residente de obra
Supervisor de seguridad en obra: Ingeniero civil, Ingeniero industrial, Bombero, Analista de sistema integrado de gestión, Higienista ocupacional, Paramédico, Capacitador, Enfermero ocupacional
Asistente de seguridad y salud en el trabajo: Enfermero ocupacional, Técnico en enfermería, Bombero, Supervisor de seguridad, Paramédico, Analista de sistema integrado de gestión, Capacitador, Analista de bienestar laboral, Higienista ocupacional
Higienista ocupacional: Enfermero ocupacional, Analista de sistema integrado de gestión, Ingeniero industrial, Químico, Especialista en salud pública, Analista de laboratorio químico
Auxiliar de almacén: Mensajero, Auxiliar administrativo, Operador de envasado, Controlador de combustible, Operario de limpieza, Operario portuario
Almacenero: Auxiliar contable, Conductor de reparto, Estibador, Asistente administrativo, Reponedor, Archivista, Operario portuario, Operario de empaque
Asistente de almacén: Supervisor de almacén, Asistente de compras, Preparador de pedidos, Asistente administrativo, Auxiliar contable, Facturador, Analista logístico, Operador de montacargas, Técnico en logística pública, Asistente de comercio exterior, Digitador
Supervisor de almacén: Técnico en inventarios, Asistente logístico, Analista logístico, Coordinador de transporte, Jefe de logística, Auxiliar de almacén, Jefe de tienda, Supervisor de operaciones, Jefe de sección de retail
Jefe de almacén: Supervisor de distribución, Coordinador de transporte, Jefe de compras, Almacenero, Supervisor de operaciones, Gerente de operaciones, Técnico en inventarios, Jefe de tienda, Analista de control patrimonial, Jefe de producción
Preparador de pedidos: Operador de montacargas, Conductor de reparto, Operario de producción, Mercaderista, Repartidor motorizado, Técnico en farmacia
Estibador: Operador de montacargas, Operario de limpieza pública, Operario de limpieza
Técnico en inventarios: Analista logístico, Auxiliar contable, Asistente contable, Asistente logístico, Contador de costos, Analista de datos, Asistente de compras
Operador de montacargas: Supervisor de almacén
Asistente logístico: Coordinador de transporte, Comprador, Operador de monitoreo GPS, Planificador de rutas, Auxiliar contable, Digitador, Analista de planificación de demanda
Analista logístico: Asistente de compras, Analista de datos, Supervisor de distribución, Asistente de comercio exterior, Analista de procesos, Jefe de compras, Analista de control de gestión
Jefe de logística: Supervisor de distribución, Comprador, Supervisor de operaciones, Analista de comercio exterior, Analista de planificación de demanda, Jefe de administración, Gerente de administración y finanzas, Planificador de producción, Coordinador de carga internacional
Analista de planificación de demanda: Analista de inteligencia de negocios, Analista de control de gestión, Analista de trade marketing, Analista de operaciones, Analista de comercio exterior, Jefe de producto, Comprador retail, Analista de dimensionamiento
Comprador: Cotizador, Analista de comercio exterior, Vendedor técnico, Ejecutivo comercial, Key account manager, Asistente de almacén, Coordinador de carga internacional
Asistente de compras: Analista de contratos, Asistente contable, Facturador, Analista de cuentas por pagar, Asistente comercial, Comprador retail, Auxiliar contable
Jefe de compras: Analista de contratos, Jefe de administración, Comprador retail, Analista de comercio exterior, Especialista en contrataciones del Estado, Gerente de administración y finanzas, Key account manager, Gerente de operaciones
Analista de contratos: Abogado en contrataciones del Estado, Abogado civilista, Jefe legal, Analista logístico, Oficial de cumplimiento, Ingeniero civil
Asistente de comercio exterior: Counter de transporte, Asistente comercial, Operario portuario, Oficial de aduanas, Facturador, Asistente administrativo, Ejecutivo comercial, Coordinador de transporte
Analista de comercio exterior: Asistente logístico, Ejecutivo comercial, Desarrollador de negocios, Analista de investigación de mercados, Economista, Analista comercial
Ejecutivo de exportaciones: Key account manager, Coordinador de carga internacional, Comprador, Vendedor técnico, Jefe de ventas, Gerente comercial, Ingeniero de alimentos, Jefe de producto, Despachador de aduana
Despachador de aduana: Coordinador de carga internacional, Fiscalizador tributario, Analista tributario, Asistente logístico, Coordinador de transporte, Jefe de logística, Oficial de cumplimiento, Comprador
Coordinador de carga internacional: Coordinador de transporte, Ejecutivo comercial, Asistente logístico, Analista logístico, Desarrollador de negocios, Customer success manager, Agente de tráfico aéreo
Supervisor de distribución: Preparador de pedidos, Conductor de reparto, Operador de monitoreo GPS, Supervisor de operaciones, Supervisor de ventas, Almacenero
Coordinador de transporte: Conductor, Especialista en transporte urbano, Supervisor de operaciones, Analista de operaciones, Asistente administrativo, Counter de transporte, Controlador de combustible
Planificador de rutas: Operador de monitoreo GPS, Analista de operaciones, Especialista en sistemas de información geográfica, Analista de planificación de demanda, Especialista en transporte urbano, Conductor de reparto, Jefe de logística, Analista de dimensionamiento
Operador de monitoreo GPS: Teleoperador, Operador de centro de cómputo, Digitador, Conductor, Controlador de combustible, Agente de prevención de pérdidas, Asesor de atención al cliente
Operario portuario: Peón de construcción, Agente de seguridad, Preparador de pedidos, Operario de producción
Controlador de combustible: Técnico en inventarios, Asistente de almacén, Conductor, Asistente logístico, Operario de producción, Auxiliar administrativo
Administrador de grifo: Administrador, Cajero, Supervisor de operaciones, Supervisor de ventas, Administrador de restaurante, Jefe de almacén, Coordinador administrativo, Jefe de sección de retail, Asistente de tesorería
Conductor: Operador de maquinaria pesada, Mototaxista, Sereno, Agente de seguridad, Conserje, Auxiliar de almacén, Conductor de volquete, Agente de resguardo, Vendedor de campo
Conductor de camión: Instructor de manejo, Conductor de ambulancia, Taxista, Supervisor de distribución, Estibador, Operario de limpieza pública, Agente de resguardo, Conductor de movilidad escolar
Conductor de volquete: Conductor de reparto, Operador de montacargas, Operario de limpieza pública
Conductor de bus: Instructor de manejo, Taxista, Conductor de ambulancia, Inspector de transporte, Conductor de reparto, Coordinador de transporte
Conductor de reparto: Taxista, Conductor de movilidad escolar, Vendedor de campo, Mercaderista, Conductor de ambulancia, Operador de montacargas
Repartidor motorizado: Gestor de cobranza, Auxiliar de almacén, Estibador, Trabajador de comida rápida, Auxiliar administrativo
Taxista: Conductor de ambulancia, Instructor de manejo, Mensajero, Agente de seguridad
Mototaxista: Mensajero, Conductor de movilidad escolar, Conductor de reparto, Cobrador de transporte
Conductor de movilidad escolar: Conductor de ambulancia, Auxiliar de educación, Instructor de manejo
Conductor de ambulancia: Técnico en enfermería, Bombero, Sereno, Agente de resguardo, Policía
Instructor de manejo: Docente técnico, Inspector de transporte, Supervisor de seguridad en obra, Coordinador de transporte
Cobrador de transporte: Cajero, Counter de transporte, Vendedor de campo, Conductor, Estibador, Vendedor de tienda, Agente de seguridad
Counter de transporte: Agente de tráfico aéreo, Vendedor de tienda, Cajero bancario, Teleoperador, Anfitrión, Asistente comercial, Vendedor, Auxiliar de almacén
Especialista en transporte urbano: Ingeniero industrial, Subgerente municipal, Formulador de proyectos de inversión pública, Especialista en planeamiento público, Especialista en sistemas de información geográfica, Economista, Arquitecto, Fiscalizador municipal
Piloto de aviación: Tripulante de cabina, Militar, Marino mercante, Docente técnico, Ingeniero aeronáutico, Supervisor de operaciones
Tripulante de cabina: Counter de viajes, Asesor de atención al cliente, Recepcionista, Guía de turismo, Capacitador, Agente de reservas, Docente de inglés
Agente de tráfico aéreo: Recepcionista de hotel, Asesor de atención al cliente, Anfitrión, Inspector de seguridad aeroportuaria, Agente de reservas, Recepcionista
Controlador de tránsito aéreo: Militar, Meteorólogo, Docente técnico, Supervisor de operaciones
Despachador de vuelo: Piloto de aviación, Meteorólogo, Tripulante de cabina, Coordinador de carga internacional, Supervisor de operaciones, Coordinador de transporte, Inspector de seguridad aeroportuaria
Marino mercante: Militar, Ingeniero pesquero, Mecánico de mantenimiento, Coordinador de carga internacional, Supervisor de operaciones, Operador de grúa, Ingeniero mecánico
Maquinista de tren: Conductor de camión, Operador de camión minero, Operador de grúa, Mecánico de maquinaria pesada, Técnico electromecánico, Instructor de manejo, Conductor de volquete
`
