/** Skills of production, maintenance, metalwork, textile and food industry: name | category | synonyms | related. */
export const industrySkills = `
?Producción industrial | technical | gestión de la producción, production management, ?producción, supervisión de producción, industrial production, procesos productivos, ?manufactura, ?manufacturing | Planeamiento y control de la producción, Operario de producción
Planeamiento y control de la producción | technical | pcp, planificación de la producción, production planning, planeamiento de producción, programación de la producción, planner de producción | MRP, S&OP
MRP | technical | material requirements planning, planificación de requerimiento de materiales, mrp ii, explosión de materiales, lista de materiales bom | Planeamiento y control de la producción, Gestión de inventarios
Operario de producción | technical | operario de planta, auxiliar de producción, ayudante de producción, production operator, labores de producción, operaciones de planta | Operación de maquinaria industrial, Buenas Prácticas de Manufactura
Operación de maquinaria industrial | technical | operador de máquinas, manejo de maquinaria industrial, machine operation, maquinista industrial, operación de máquinas, operación de líneas de producción, arranque de línea, arranque de máquinas, cambio de formato, regulación de máquinas | Producción industrial
Lean Manufacturing | technical | manufactura esbelta, lean production, producción esbelta, toyota production system, filosofía lean, lean manufacturing y six sigma | 5S, Kaizen, Value Stream Mapping
Six Sigma | technical | lean six sigma, 6 sigma, dmaic, green belt, black belt, yellow belt, seis sigma, six sigma green belt | Control estadístico de procesos, Lean Manufacturing, Lean management, Mejora continua
5S | technical | metodología 5s, cinco s, ?5 s, programa 5s | Lean Manufacturing
Kaizen | technical | eventos kaizen, círculos de calidad, kaizen events | Lean Manufacturing, Mejora continua
Kanban de producción | technical | just in time, producción jit, sistema pull | Lean Manufacturing
Value Stream Mapping | technical | ?vsm, mapa de flujo de valor, mapeo de flujo de valor, mapa de la cadena de valor | Lean Manufacturing
SMED | technical | cambio rápido de formato, reducción de tiempos de cambio, set up de máquinas | Lean Manufacturing
Mantenimiento productivo total | technical | tpm, total productive maintenance, mantenimiento autónomo | Mantenimiento preventivo, Lean Manufacturing
OEE | technical | eficiencia global de equipos, overall equipment effectiveness, eficiencia de planta | Indicadores de gestión, Mantenimiento productivo total
Estudio de tiempos y movimientos | technical | ingeniería de métodos, estudio de métodos, estudio de tiempos, time and motion study, toma de tiempos, balance de líneas | Ingeniería industrial, Productividad industrial
Productividad industrial | technical | mejora de productividad, incremento de productividad, industrial productivity, eficiencia operativa | Lean Manufacturing, Estudio de tiempos y movimientos
Control de mermas | technical | reducción de mermas, mermas y desperdicios, scrap reduction, ?mermas | Producción industrial, Control de costos y gastos, Prevención de pérdidas
Gestión del mantenimiento | technical | maintenance management, planificación del mantenimiento, planeamiento de mantenimiento, programación de mantenimiento, planner de mantenimiento, maintenance planning, plan de mantenimiento | Mantenimiento preventivo, Confiabilidad de activos
Mantenimiento preventivo | technical | preventive maintenance, mantenimiento preventivo y correctivo | Mantenimiento correctivo, Gestión del mantenimiento
Mantenimiento correctivo | technical | corrective maintenance, reparación de equipos, reparación de fallas | Mantenimiento preventivo
Mantenimiento predictivo | technical | predictive maintenance, monitoreo de condiciones, condition monitoring, mantenimiento basado en condición | Análisis vibracional, Termografía, Análisis de aceites
Análisis vibracional | technical | análisis de vibraciones, vibration analysis, alineamiento y balanceo, alineamiento láser, balanceo dinámico | Mantenimiento predictivo
Termografía | technical | termografía infrarroja, thermography, cámara termográfica, inspección termográfica | Mantenimiento predictivo
Análisis de aceites | technical | tribología, oil analysis, lubricación industrial, ?lubricación, lubricador, industrial lubrication | Mantenimiento predictivo
Confiabilidad de activos | technical | ingeniería de confiabilidad, reliability engineering, rcm, mantenimiento centrado en confiabilidad, amef, análisis de modos de falla, fmea, iso 55000, gestión de activos físicos, mtbf y mttr, weibull | Gestión del mantenimiento
Ellipse de mantenimiento | tool | ellipse erp, abb ellipse, hitachi ellipse | >Software de mantenimiento CMMS, Logística minera
Mantenimiento industrial | technical | industrial maintenance, mantenimiento de plantas industriales, mantenimiento de maquinaria industrial, mantenimiento de planta, técnico de mantenimiento industrial | Mantenimiento mecánico, Mantenimiento eléctrico
Mantenimiento mecánico | technical | mecánica industrial, mechanical maintenance, mecánica de mantenimiento, mecánico de mantenimiento, mantenimiento de equipos mecánicos, mecánica de producción, mantenimiento electromecánico, electromecánica, cambio de rodamientos, cambio de rodajes, engrase y lubricación, alineamiento de ejes | Mantenimiento industrial, Montaje mecánico, Máquinas herramientas, Fajas transportadoras, Mantenimiento de bombas
Mantenimiento eléctrico | technical | electrical maintenance, electricidad de mantenimiento, mantenimiento de equipos eléctricos, mantenimiento eléctrico industrial | Electricidad industrial, Mantenimiento industrial
Mantenimiento de equipos pesados | technical | mecánica de maquinaria pesada, mantenimiento de maquinaria pesada, heavy equipment maintenance, mecánico de equipo pesado, equipos caterpillar, equipos komatsu, mecánica de equipo pesado | Motores diésel, Neumática e hidráulica industrial
Caterpillar ET | tool | cat et, electronic technician caterpillar, cat sis, sis caterpillar | Mantenimiento de equipos pesados
Mantenimiento de bombas | technical | bombas centrífugas, pump maintenance, electrobombas, mantenimiento de electrobombas, sellos mecánicos, bombas de agua, bombas y reductores, bombas de pulpa, bombas del agua, bombas sumergibles | Mantenimiento mecánico
Mantenimiento de compresores | technical | compresores de tornillo, compresores de aire, compressor maintenance, compresoras | Mantenimiento mecánico
Calderas industriales | technical | operador de calderas, operación de calderas, boilers, caldero, mantenimiento de calderas, calderas de vapor, operador de calderos | Mantenimiento industrial
Fajas transportadoras | technical | mantenimiento de fajas transportadoras, vulcanizado de fajas, conveyor belts, empalme de fajas, vulcanizador, transportadores, ?fajas | Mantenimiento mecánico, Planta concentradora
Rebobinado de motores eléctricos | technical | bobinado de motores, motor rewinding, rebobinado de motores, reparación de motores eléctricos, motores eléctricos | Electricidad industrial
Montaje mecánico | technical | montaje industrial, mechanical assembly, montaje de equipos mecánicos, montajista, montaje electromecánico, montaje de estructuras, millwright, montaje de maquinaria | Estructuras metálicas, Mantenimiento mecánico
Tubería industrial | technical | tubero, pipe fitting, montaje de tuberías, tubero industrial, pipefitter, tuberías de acero | Soldadura, Diseño de tuberías
Soldadura | technical | welding, soldador, trabajos de soldadura, procesos de soldadura, soldadura industrial | Soldadura SMAW, Soldadura MIG MAG, Soldadura TIG
Soldadura SMAW | technical | smaw, arco eléctrico, soldadura por arco eléctrico, soldadura eléctrica, soldador 3g, soldadura 3g, soldadura con electrodo revestido, shielded metal arc welding, stick welding | >Soldadura, Homologación de soldadores
Soldadura MIG MAG | technical | mig mag, soldadura mig, gmaw, soldador mig, soldadura gmaw, ?mig | >Soldadura
Soldadura FCAW | technical | fcaw, soldadura con alambre tubular, alambre tubular, flux cored arc welding | >Soldadura, Soldadura MIG MAG
Soldadura TIG | technical | gtaw, soldadura de acero inoxidable, soldador tig, soldadura argón, soldadura gtaw, ?tig, tig y arco, tig welding, tungsten inert gas welding | >Soldadura, Soldadura MIG MAG
Soldadura de arco sumergido | technical | ?saw, arco sumergido | >Soldadura
Oxicorte | technical | oxiacetilénica, soldadura oxiacetilénica, oxyfuel cutting, equipo de oxicorte | Soldadura
Corte por plasma | technical | plasma cutting, corte plasma, plasma cnc, pantógrafo de corte | Oxicorte, Plegado y corte de planchas
Soldadura de tuberías 6G | technical | soldador 6g, soldadura 6g, soldador homologado 6g, pipe welding, soldador api, soldadura api 1104 | >Soldadura, Homologación de soldadores
Homologación de soldadores | technical | soldador homologado, calificación de soldadores, wps y pqr, aws d1.1, asme ix, welder qualification | Inspección de soldadura
Inspección de soldadura | technical | inspector de soldadura, cwi, certified welding inspector, welding inspection, inspector cwi | Soldadura, Ensayos no destructivos
Calderería | technical | calderero, boilermaking, armador de estructuras, trazo y armado de estructuras metálicas, trazo y desarrollo en plancha, armador calderero, construcciones metálicas, boiler making, plate work | Estructuras metálicas, Soldadura
Cerrajería metálica | technical | herrería, metalistería, carpintería metálica, metalworking, puertas y ventanas metálicas, soldador cerrajero | Soldadura
Torno convencional | technical | tornero, torno paralelo, lathe operation, operador de torno, tornero fresador, manejo de torno, torno y fresa, ?torno, tornería, torno mecánico, trabajos de torno | Máquinas herramientas, Torno CNC
Fresadora | technical | fresado, milling, fresador, fresadora convencional, operador de fresadora, ?fresa | Máquinas herramientas
Máquinas herramientas | technical | machine tools, maestranza, mecanizado, machining, mecánica de banco, rectificadora, esmerilado y taladrado, mecánico de maestranza | Metrología dimensional
Torno CNC | technical | operador de torno cnc, cnc lathe, centro de torneado | >Operación CNC, Torno convencional
Operación CNC | technical | cnc, control numérico computarizado, operador cnc, programación cnc, cnc machining, código g, centro de mecanizado, operador de centro de mecanizado cnc, máquinas cnc | Máquinas herramientas, Programación CAM
Programación CAM | technical | cad/cam, cam programming | Operación CNC, SolidWorks
Mastercam | tool | master cam, powermill | >Programación CAM
Plegado y corte de planchas | technical | operador de plegadora, cizalla y plegadora, sheet metal, plegadora cnc, guillotina de planchas, rolado de planchas | Calderería
Matricería | technical | moldes y matrices, matricero, tool and die making, troquelería, diseño de moldes, fabricación de moldes | Máquinas herramientas, Inyección de plástico
Inyección de plástico | technical | plastic injection, operador de inyectora, inyectora de plástico, regulador de inyectoras, moldeo por inyección | Extrusión y soplado de plástico, Producción industrial
Extrusión y soplado de plástico | technical | extrusora de plástico, soplado de botellas, plastic extrusion, operador de extrusora, blow molding, extrusión de plásticos, termoformado | Inyección de plástico
Industria del papel y cartón | technical | corrugadora, conversión de papel, cartón corrugado, troquelado de cartón, paper converting | Producción industrial, Imprenta y offset
Industria cementera | technical | producción de cemento, cement production | Producción industrial, Chancado y molienda
Industria del vidrio y cerámica | technical | producción de cerámicos, ladrillera, producción de ladrillos, hornos cerámicos, glass and ceramics industry, brick making | Producción industrial
Pinturas y químicos industriales | technical | fabricación de pinturas, formulación de pinturas, productos químicos industriales, tintas industriales, adhesivos industriales, formulación química, paint manufacturing, industrial chemicals | Ingeniería química, Colorimetría
Pintura industrial | technical | pintor industrial, arenado, granallado, industrial painting, sandblasting, arenado y pintura, recubrimientos industriales, pintura electrostática, powder coating | Corrosión y protección catódica
Galvanizado y tratamiento de superficies | technical | galvanizado, cromado, tratamientos térmicos, surface treatment, anodizado, galvanizado en caliente | Pintura industrial
Fundición de piezas metálicas | technical | moldeo y fundición, modelería de fundición, metal casting, fundidor | Fundición y refinación
Ensamblaje de equipos | technical | ensamblaje, ensamble, assembly line, armado de equipos, ensamblador, ?línea de ensamblaje | Operario de producción
Envasado y empaquetado industrial | technical | envasado, operador de envasadora, envasado de productos, packaging machines, máquinas envasadoras, selladora de empaques, líneas de envasado, codificadora inkjet, operador de máquina envasadora, máquinas empacadoras, empacadoras, envolvedoras, encajonadoras, llenadoras, etiquetadoras, paletizadoras, máquinas de empaque, máquinas envolvedoras, línea de envasado, línea de empaque | Operario de producción, Packing, Operación de maquinaria industrial
?Industria textil | technical | textile industry, ?ingeniería textil, sector textil, textile engineering | Confección de prendas, Tejeduría, Hilandería
Hilandería | technical | hilatura, ?spinning, operario de hilandería, hilandero, continua de hilar, yarn spinning, spinning mill | Industria textil
Tejeduría | technical | tejido de punto industrial, tejeduría de punto, weaving, máquinas circulares de tejido, telares, tejedor, tejeduría plana, knitting | Industria textil
Tintorería textil | technical | teñido, teñido de telas, textile dyeing, tintorería industrial, laboratorio de tintorería, operario de tintorería | Industria textil, Colorimetría
Acabados textiles | technical | lavandería industrial textil, textile finishing, lavado de prendas denim, rama tensora, acabado de prendas | Industria textil, Tintorería textil
Colorimetría | technical | igualación de colores, espectrofotómetro de color, color matching, preparación de colores | Tintorería textil, Pinturas y químicos industriales
Bordado industrial | technical | bordado computarizado, máquina bordadora, industrial embroidery, operador de bordadora, bordados | Confección de prendas
Confección de prendas | technical | confección textil, ?confecciones, garment manufacturing, costura industrial, confección de ropa, costurera, costurero, confeccionista | Máquina de coser recta, Patronaje
Máquina de coser recta | tool | máquina recta, recta industrial, costura recta, maquinista recta, operario de recta, costurero de recta, ?recta, lockstitch machine, straight stitch machine | Confección de prendas, Máquina remalladora
Máquina remalladora | tool | remalle, remalladora, remallador, overlock, operario de remalle, overlock machine | Confección de prendas
Máquina recubridora | tool | recubierto, recubridora, recubridor, coverstitch, collareta, operario de recubierto, coverstitch machine | Confección de prendas, Máquina remalladora
Máquinas especiales de costura | tool | ojaladora, botonera, atracadora, elastiquera, máquina cerradora, pretinadora, bastera, special sewing machines | Confección de prendas
Wilcom | tool | wilcom embroidery studio | Bordado industrial
Tizado y corte textil | technical | tendido y corte de telas, fabric cutting, cortador de telas, cortador textil, tizado, corte textil, corte de telas | Confección de prendas
Control de calidad textil | technical | auditoría textil, inspección de prendas, textile quality control, auditor de calidad textil, auditoría de prendas, calidad textil | Control de calidad, Muestreo de calidad
Planchado y acabado de prendas | technical | planchado, planchador, vaporizado de prendas, garment pressing, habilitado de prendas, doblado y embolsado de prendas | Confección de prendas, Lavandería
Sastrería | technical | sastre, tailoring, alta costura, arreglos de ropa, sastrería y alta costura, haute couture, modistería | Confección de prendas, Patronaje
Tejido artesanal | technical | tejido a mano, crochet, hand knitting, tejido a palitos, telar artesanal, tejidos en alpaca | Artesanía
Fibra de alpaca | technical | categorización de fibra de alpaca, clasificación de lanas, escogido de fibra de alpaca, maestra categorizadora, alpaca fiber, wool sorting | Industria textil, Crianza de camélidos sudamericanos
?Calzado | technical | fabricación de calzado, zapatería, shoemaking, aparado de calzado, cortador de calzado, armado de calzado | Marroquinería
Marroquinería | technical | trabajo en cuero, leather goods, confección en cuero, talabartería, carteras de cuero | Calzado, Curtiembre
Curtiembre | technical | curtido de cuero, curtiduría, leather tanning, curtido de pieles | Marroquinería
?Industria alimentaria | technical | food industry, agroindustria, ?ingeniería de alimentos, food engineering, ?ingeniería agroindustrial, procesamiento de alimentos, food processing | Buenas Prácticas de Manufactura, Inocuidad alimentaria
Desarrollo de productos alimenticios | technical | formulación de alimentos, food product development, innovación de alimentos, i+d de alimentos, desarrollo de nuevos productos alimentarios | Industria alimentaria, Análisis sensorial
Control de calidad de alimentos | technical | food quality control, análisis bromatológico, bromatología, análisis de alimentos, calidad de alimentos | >Control de calidad, Inocuidad alimentaria
Industria láctea | technical | productos lácteos, quesería, dairy processing, elaboración de quesos, elaboración de yogurt, pasteurización, elaboración de lácteos | Industria alimentaria
Industria cárnica | technical | procesamiento de carnes, embutidos, elaboración de embutidos, meat processing, desposte, productos cárnicos, matadero, despostado, camal | Industria alimentaria, Carnicería
Beneficio de aves | technical | planta de beneficio avícola, faenado de aves, poultry processing, eviscerado de aves | Industria cárnica, Avicultura
Conservas y congelados | technical | plantas de conservas, enlatado, congelado iqf, canned food, congelado de frutas, esterilización de conservas, autoclave de conservas, línea de congelado | Industria alimentaria
Molinería | technical | producción de harinas, molino de trigo, milling industry, molino de arroz, pilado de arroz, operador de molino | Industria alimentaria
Industria de bebidas | technical | embotellado, producción de bebidas, beverage production, elaboración de cerveza, cervecería, producción de pisco, destilería, elaboración de vinos, enología, cerveza artesanal | Industria alimentaria, Envasado y empaquetado industrial
Industria azucarera | technical | producción de azúcar, ingenio azucarero, sugar production, etanol de caña | Industria alimentaria, Ingeniería química
Procesamiento de café y cacao | technical | cata de café, catador de café, tostado de café, transformación de cacao, catador de cacao, coffee roasting, coffee cupping, tostaduría, chocolatería industrial | Barismo, Cultivo de café y cacao
Aceites y grasas | technical | refinación de aceites, extracción de aceites, edible oils | Industria alimentaria
Deshidratado y liofilizado | technical | deshidratación de alimentos, liofilización, snacks extruidos, freeze drying, extruidos | Industria alimentaria
Alimentos balanceados | technical | planta de alimentos balanceados, feed production, formulación de alimento balanceado | Nutrición animal, Industria alimentaria
Industria farmacéutica y cosmética | technical | manufactura farmacéutica, producción farmacéutica, pharmaceutical manufacturing, elaboración de cosméticos, laboratorio farmacéutico industrial, formulación cosmética, tableteado y encapsulado | Buenas Prácticas de Manufactura, Validación de procesos farmacéuticos
Selección y clasificación de productos | technical | clasificación de frutas, operario de packing, selección de fruta, sorting, empaque de frutas, planta de empaque, packing agrícola | Agroexportación, Control de calidad de frutas y hortalizas
`
