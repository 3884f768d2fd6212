/** Skills of construction: budgets, site control, BIM, finishes and heavy machinery. */
export const constructionSkills = `
?Construcción | technical | ?construction, construcción civil, obras de construcción, sector construcción | Obras civiles, Edificaciones
Obras civiles | technical | ejecución de obras, civil works, ejecución de obras civiles, supervisión de obras civiles, construcción de obras civiles | Construcción, Residencia de obra
Edificaciones | technical | construcción de edificaciones, proyectos de edificación, building construction, edificios multifamiliares, obras de edificación | Obras civiles
Residencia de obra | technical | residente de obra, ingeniero residente, site management, jefatura de obra | >Obras civiles, Supervisión de obra
Supervisión de obra | technical | supervisor de obra, construction supervision, inspección de obra, inspector de obra, supervisión de campo en obra, site inspection of works | Obras civiles, Cuaderno de obra
Cuaderno de obra | tool | cuaderno de obra digital, ?cod, anotaciones de cuaderno de obra | Residencia de obra
Dirección de proyectos de construcción | technical | gestión de proyectos de construcción, construction project management, gerencia de construcción, gerenciamiento de obras | Obras civiles, Lean Construction
Oficina técnica de obra | technical | oficina técnica, ingeniería de oficina técnica, technical office, ingeniero de oficina técnica | Metrados, Costos y presupuestos de obra, Valorizaciones de obra
Metrados | technical | elaboración de metrados, quantity takeoff, cuantificación de materiales de obra, sustento de metrados, quantity surveying, metrados y presupuestos | Costos y presupuestos de obra, Elaboración de planos
Costos y presupuestos de obra | technical | presupuestos de obra, elaboración de presupuestos de obra, construction budgeting, costos de construcción, presupuestos de construcción, costos y presupuestos de construcción, ?costos y presupuestos | Metrados, Análisis de precios unitarios, S10
Análisis de precios unitarios | technical | análisis de costos unitarios, ?apu, precios unitarios, costos unitarios, unit price analysis | Costos y presupuestos de obra
Fórmula polinómica | technical | reajuste de precios, reajustes de obra, indices unificados, price adjustment formula | Costos y presupuestos de obra, Valorizaciones de obra
S10 | tool | s10 costos y presupuestos, s10 presupuestos, s10 erp, s-10, s10 2005 | >Costos y presupuestos de obra, PowerCost
PowerCost | tool | power cost, powercost presupuestos | Costos y presupuestos de obra
Delphin Express | tool | ?delphin, delfin express | Costos y presupuestos de obra, S10
Presto Costos | tool | presto rib, presto cost it | Costos y presupuestos de obra, Modelado BIM
Valorizaciones de obra | technical | valorizaciones, elaboración de valorizaciones, progress billing, valorización mensual de obra, valorización de subcontratistas | Metrados, Oficina técnica de obra
Liquidación de obra | technical | liquidación de contratos de obra, construction closeout, cierre de obra | Valorizaciones de obra
Expedientes técnicos | technical | elaboración de expedientes técnicos, formulación de expedientes técnicos, evaluación de expedientes técnicos, technical files, technical project file, construction documents | Metrados, Costos y presupuestos de obra, Invierte.pe
Adicionales de obra | technical | adicionales y deductivos de obra, ampliaciones de plazo de obra, gestión contractual de obra, claims de construcción, construction change orders, contract variations | Valorizaciones de obra, Ejecución contractual pública
Programación de obra | technical | cronograma de obra, planeamiento de obra, planificación de obra, construction scheduling, diagrama gantt de obra, programación y control de obra | Last Planner System, Oficina técnica de obra
Control de costos de obra | technical | resultado operativo de obra, control de costos de construcción, construction cost control, valor ganado en obra, control de proyectos de construcción | Costos y presupuestos de obra, Control de costos y gastos
Control de productividad en obra | technical | informe semanal de producción, ?isp, carta balance, rendimientos de mano de obra, ratios de productividad en obra, construction productivity control | Lean Construction
Lean Construction | technical | construcción sin pérdidas, filosofía lean construction, lean construcción, lean building | Last Planner System, Lean Manufacturing
Last Planner System | technical | last planner, lookahead, tren de actividades, plan semanal de obra, análisis de restricciones | Lean Construction, Programación de obra
Modelado BIM | technical | bim, metodología bim, building information modeling, bim modeling, modelamiento bim, tecnología bim, modelador bim, bim manager | Revit, Coordinación BIM, Navisworks
Coordinación BIM | technical | coordinador bim, bim management, gestión bim, bim coordination, compatibilización bim, compatibilización de planos, iso 19650, plan bim perú, bep bim | >Modelado BIM, Navisworks
Revit | tool | autodesk revit, revit bim, revit architecture, revit arquitectura | >Modelado BIM, AutoCAD, ArchiCAD, Diseño arquitectónico
Revit Structure | tool | revit estructuras, revit estructural | >Revit, Diseño estructural
Revit MEP | tool | revit instalaciones, revit eléctricas y sanitarias | >Revit, Instalaciones sanitarias
Navisworks | tool | navisworks manage, autodesk navisworks | Coordinación BIM, Programación de obra, BIM, Revit
ArchiCAD | tool | archi cad, graphisoft archicad | Modelado BIM, Diseño arquitectónico, Revit
Autodesk Construction Cloud | tool | bim 360, autodesk docs, acc construction, bim360 | Coordinación BIM
Dynamo BIM | tool | dynamo revit | Revit
Vico Office | tool | trimble vico | Modelado BIM, Programación de obra
Synchro 4D | tool | synchro pro, bentley synchro, planificación 4d | Modelado BIM, Programación de obra, Navisworks
Bexel Manager | tool | bexel | Modelado BIM, Coordinación BIM
BIMcollab | tool | bim collab zoom, bimcollab zoom | Coordinación BIM, Solibri
Solibri | tool | solibri office, solibri model checker | Coordinación BIM
Trimble Connect | tool | trimble connect bim, plataforma trimble connect | Coordinación BIM, Tekla Structures
Procore | tool | procore construction | Dirección de proyectos de construcción
?Arquitectura | technical | ?architecture, proyectos de arquitectura, proyectos arquitectónicos | Diseño arquitectónico, Planos de arquitectura
Diseño arquitectónico | technical | architectural design, anteproyectos arquitectónicos, diseño de viviendas, desarrollo de proyectos arquitectónicos, diseno de arquitectura | Arquitectura, Planos de arquitectura, AutoCAD, Revit, SketchUp
Planos de arquitectura | technical | desarrollo de planos de arquitectura, detalles constructivos, planos de detalle, architectural drawings | Elaboración de planos, Arquitectura
Diseño de interiores | technical | interior design, interiorismo, remodelación de interiores, arquitectura de interiores, interiorista | Arquitectura, Diseño de mobiliario, SketchUp, Decoración de interiores, AutoCAD
Diseño de mobiliario | technical | furniture design, diseño de muebles, muebles a medida, diseno de melamina | Carpintería de melamina, Diseño de interiores, Diseño industrial
SketchUp | tool | sketchup pro, google sketchup, sketch up | Diseño arquitectónico, Renderizado arquitectónico, Modelado 3D, 3ds Max, Rhinoceros
Renderizado arquitectónico | technical | visualización arquitectónica, renders arquitectónicos, architectural visualization, renderizado 3d arquitectónico, archviz | Lumion, V-Ray
Lumion | tool | lumion 3d, lumion pro | Renderizado arquitectónico, D5 Render, Twinmotion, Renderizado 3D, Enscape
V-Ray | tool | vray, vray para sketchup, chaos v-ray | Renderizado arquitectónico, Renderizado 3D, Corona Renderer
D5 Render | tool | ?d5, d5 renderer | Renderizado arquitectónico, Renderizado 3D, Lumion
Twinmotion | tool | twin motion | Renderizado arquitectónico, Enscape, Renderizado 3D, Lumion
Enscape | tool | enscape 3d | Renderizado arquitectónico, Lumion, Renderizado 3D
Corona Renderer | tool | corona render, chaos corona | Renderizado arquitectónico, V-Ray, Renderizado 3D
Rhinoceros | tool | rhino 3d, rhinoceros 3d, rhino | Diseño arquitectónico, Modelado 3D, Grasshopper
Grasshopper | tool | grasshopper 3d, diseño paramétrico | >Rhinoceros
Maquetas arquitectónicas | technical | elaboración de maquetas, maquetería, architectural models, maquetismo, model making | Diseño arquitectónico
Paisajismo | technical | landscaping, diseño de áreas verdes, arquitectura del paisaje, landscape design | Jardinería, Arquitectura
Restauración de monumentos | technical | conservación y restauración de patrimonio, restauración de patrimonio, heritage restoration, restauración arquitectónica | Patrimonio cultural, Arquitectura
Reglamento Nacional de Edificaciones | technical | ?rne, normas de edificación, norma a.010, building code | Arquitectura, Edificaciones
Licencias de edificación | technical | licencia de construcción, trámites municipales de construcción, conformidad de obra, declaratoria de fábrica, building permits, anteproyecto municipal | Habilitación urbana, Gestión de permisos y licencias
Habilitación urbana | technical | lotización, urban development permits, subdivisión de lotes | Planeamiento urbano
Inspección técnica de seguridad en edificaciones | technical | itse, certificado itse, inspector itse, inspecciones de defensa civil, certificado de defensa civil, building safety inspection | Gestión del riesgo de desastres
Certificación LEED | technical | leed, leed green associate, construcción sostenible, sustainable construction, edificación sostenible, certificación edge, bioclimática | Edificaciones, Eficiencia energética
Tecnología del concreto | technical | diseño de mezclas, diseño de mezclas de concreto, concrete technology, concreto premezclado, control de calidad del concreto, vaciado de concreto | Concreto armado, Laboratorio de suelos concreto y asfalto
Laboratorio de suelos concreto y asfalto | technical | laboratorista de suelos, laboratorio de suelos y concreto, densidad de campo, ensayos de concreto, soil and concrete testing, ensayo proctor, rotura de probetas, cono de arena, laboratorista de suelos y concreto | Mecánica de suelos, Control de calidad en obra
Control de calidad en obra | technical | calidad en construcción, qa/qc construcción, qa qc, protocolos de calidad de obra, construction quality control, dossier de calidad, aseguramiento de calidad en obra, liberación de frentes | Control de calidad, Residencia de obra
Postventa inmobiliaria | technical | post venta inmobiliaria, entrega de departamentos, atención de post venta en edificaciones, levantamiento de observaciones de obra, real estate after sales, home handover | Venta de inmuebles, Acabados
Albañilería | technical | albañil, masonry, asentado de ladrillo, bricklaying, trabajos de albañilería, maestro albañil, tarrajeo, operario de construcción civil | Acabados, Encofrado
Acabados | technical | acabados de construcción, acabados arquitectónicos, construction finishes, acabados húmedos y secos, acabados secos | Enchapado de pisos y paredes, Pintura de edificaciones
Enchapado de pisos y paredes | technical | enchape, enchapado, mayólica, instalación de porcelanato, porcelanato, colocación de cerámicos, tiling, instalación de cerámicos | Acabados
Encofrado | technical | carpintero encofrador, formwork, encofrador, encofrado metálico, encofrado y desencofrado | Concreto armado, Fierrería
Fierrería | technical | fierrero, habilitación de acero, rebar work, colocación de acero, doblado de fierro, armado de acero, acero corrugado | Concreto armado, Encofrado
Drywall | technical | instalación de drywall, sistema drywall, tabiquería seca, drywallero, construcción en seco, steel framing, sistema de construcción en seco | Acabados, Cielo raso
Cielo raso | technical | baldosas acústicas, falso cielo raso, instalación de cielo raso, suspended ceilings, falso techo | Drywall
Pintura de edificaciones | technical | pintor de edificaciones, pintado de paredes, house painting, pintura y empastado, empastado, pintura arquitectónica, pintado de casas, ?pintura, pintado, pintura de interiores, pintura de departamentos | Acabados
Instalación de pisos laminados y vinílicos | technical | piso laminado, piso vinílico, flooring, instalación de pisos | Acabados
Impermeabilización | technical | impermeabilización de techos, waterproofing, impermeabilización de losas, geomembranas, instalación de geomembrana, geosintéticos | Acabados
Vidriería y carpintería de aluminio | technical | instalación de vidrios, vidrio templado, muro cortina, vidriero, glazing, mamparas, carpintería de aluminio, aluminio y vidrio | Acabados, Fachadas
Fachadas | technical | fachadas ventiladas, revestimiento de fachadas, façade systems, alucobond, panel de aluminio compuesto | Edificaciones
Coberturas y techos | technical | instalación de techos, instalación de calaminas, techos metálicos, roofing, cobertura metálica, techos livianos | Estructuras metálicas
Movimiento de tierras | technical | earthworks, excavaciones masivas, excavación y relleno, nivelación de terreno, corte y relleno | Operación de equipos pesados, Ingeniería vial
Muros pantalla y anclajes | technical | muros anclados, calzaduras, anclajes postensados, shoring, muro pantalla, excavaciones profundas | Cimentaciones, Geotecnia
Demoliciones | technical | demolition, demolición controlada, demolición de estructuras | Obras civiles, Movimiento de tierras
Prefabricados y postensado | technical | losas postensadas, concreto prefabricado, precast concrete, post tensioning, viguetas pretensadas, losas colaborantes | Concreto armado
Operación de equipos pesados | technical | maquinaria pesada, operador de maquinaria pesada, heavy equipment operation, operador de equipo pesado, operación de maquinaria pesada, maquinaria línea amarilla, línea amarilla, equipo pesado | Operación de excavadora, Operación de cargador frontal
Operación de excavadora | technical | operador de excavadora, excavadora hidráulica, excavator, excavadora sobre orugas | >Operación de equipos pesados
Operación de cargador frontal | technical | operador de cargador frontal, cargador frontal, front loader, operador de cargador | >Operación de equipos pesados
Operación de retroexcavadora | technical | operador de retroexcavadora, retroexcavadora, backhoe, backhoe loader | >Operación de equipos pesados
Operación de motoniveladora | technical | operador de motoniveladora, motoniveladora, motor grader | >Operación de equipos pesados
Operación de tractor de oruga | technical | operador de tractor de oruga, tractor oruga, bulldozer, tractor sobre orugas | >Operación de equipos pesados
Operación de rodillo compactador | technical | operador de rodillo, rodillo liso, rodillo vibratorio, road roller, rodillo compactador | >Operación de equipos pesados
Operación de minicargador | technical | operador de minicargador, minicargador, bobcat, skid steer | >Operación de equipos pesados
Operación de volquete | technical | operador de volquete, conductor de volquete, chofer de volquete, dump truck, manejo de volquete | Brevete A-IIIb, Movimiento de tierras
Operación de camión grúa | technical | operador de camión grúa, camión grúa, boom truck, grúa articulada | Izaje de cargas, Brevete A-IIIb
Operación de grúa torre | technical | operador de grúa torre, grúa torre, tower crane | Izaje de cargas
Operación de grúa telescópica | technical | operador de grúa, grúa móvil, grúa telescópica, mobile crane, operador de grúa móvil, grúa sobre orugas | Izaje de cargas
Operación de puente grúa | technical | puente grúa, overhead crane, operador de puente grúa, grúa puente | Izaje de cargas
Operación de manlift | technical | manlift, plataformas elevadoras, tijera elevadora, boom lift, telehandler, man lift | Trabajos en altura
Operación de mixer y bomba de concreto | technical | operador de mixer, camión mixer, bomba de concreto, concrete pump, operador de bomba telescópica, operador de planta de concreto | Tecnología del concreto, Brevete A-IIIb
Operación de planta de asfalto | technical | pavimentadora de asfalto, operador de pavimentadora, asphalt plant, operador de planta de asfalto | Pavimentos
Martillos demoledores y compactadoras | tool | vibroapisonador, plancha compactadora, rotomartillo, mezcladora de concreto, trompo mezclador, vibradora de concreto, demolition hammer, plate compactor | Albañilería
Mantenimiento de edificaciones | technical | mantenimiento de edificios, building maintenance, mantenimiento de infraestructura, mantenimiento de locales, mantenimiento de oficinas, mantenimiento general de edificios | Facility management, Gasfitería
Ascensores y escaleras mecánicas | technical | mantenimiento de ascensores, instalación de ascensores, elevators, técnico de ascensores, ?ascensores | Mantenimiento eléctrico, Control de motores eléctricos
Maestro de obra | technical | capataz, foreman, capataz de obra, jefe de cuadrilla, manejo de cuadrillas, capataz civil | Albañilería, Obras civiles
`
