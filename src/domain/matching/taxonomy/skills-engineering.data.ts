/** Skills of civil, mechanical, electrical, electronic, industrial, chemical and surveying engineering. */
export const engineeringSkills = `
?Ingeniería civil | technical | civil engineering, ingeniero civil colegiado | Diseño estructural, Obras civiles
Diseño estructural | technical | cálculo estructural, ingeniería estructural, structural design, análisis estructural, structural engineering, diseño de estructuras | Concreto armado, Diseño sismorresistente, ETABS
Diseño sismorresistente | technical | norma e.030, ingeniería sismorresistente, seismic design, análisis sísmico, aisladores sísmicos, norma e030 | >Diseño estructural
Concreto armado | technical | diseño en concreto armado, reinforced concrete, norma e.060, hormigón armado, norma e060 | Tecnología del concreto, Diseño estructural
Estructuras metálicas | technical | diseño en acero, steel structures, estructuras de acero, diseño de estructuras metálicas, norma e.090, fabricación de estructuras metálicas | Diseño estructural, Soldadura
Albañilería estructural | technical | albañilería confinada, albañilería armada, norma e.070, masonry design | Diseño estructural, Albañilería
ETABS | tool | csi etabs | >Diseño estructural, SAP2000, CSI SAFE
SAP2000 | tool | sap 2000, csi sap2000 | >Diseño estructural, ETABS
CSI SAFE | tool | safe cimentaciones | Diseño estructural, ETABS, Cimentaciones
STAAD.Pro | tool | staad | Diseño estructural, SAP2000
Robot Structural Analysis | tool | autodesk robot, robot structural | Diseño estructural
CYPECAD | tool | cype, cype cad | Diseño estructural
Tekla Structures | tool | tekla, tekla estructuras | Estructuras metálicas, Modelado BIM
Advance Steel | tool | autodesk advance steel | Estructuras metálicas
Mecánica de suelos | technical | soil mechanics, estudios de suelos, estudio de mecánica de suelos, ensayos de suelos, laboratorio de suelos | Geotecnia, Cimentaciones, Laboratorio de suelos concreto y asfalto
Cimentaciones | technical | diseño de cimentaciones, ?foundations, ?fundaciones, pilotes, pilotaje | Mecánica de suelos
Geotecnia | technical | geotechnical engineering, ingeniería geotécnica, estabilidad de taludes, geotechnics, instrumentación geotécnica | Mecánica de suelos, Slide Rocscience
Slide Rocscience | tool | slide2, rocscience, rocscience slide | Geotecnia, Geomecánica
PLAXIS | tool | plaxis 2d | Geotecnia
GeoStudio | tool | slope/w, geo studio | Geotecnia
Hidrología | technical | estudios hidrológicos, hydrology, modelamiento hidrológico | Hidráulica, HEC-HMS
Hidráulica | technical | hydraulics, ingeniería hidráulica, diseño hidráulico, obras hidráulicas, estructuras hidráulicas | Hidrología, HEC-RAS, Saneamiento
HEC-RAS | tool | hecras | Hidráulica
HEC-HMS | tool | hechms | Hidrología
WaterCAD | tool | watergems, water cad | Redes de agua y alcantarillado
SewerCAD | tool | sewergems, sewer cad | Redes de agua y alcantarillado
EPANET | tool | epa net | Redes de agua y alcantarillado, Hidráulica
Saneamiento | technical | agua y saneamiento, proyectos de saneamiento, ?ingeniería sanitaria, sanitary engineering, obras de saneamiento, saneamiento rural | Redes de agua y alcantarillado, Tratamiento de aguas
Redes de agua y alcantarillado | technical | redes de agua potable, alcantarillado, diseño de redes sanitarias, water and sewer networks, agua potable y alcantarillado | >Saneamiento
Instalaciones sanitarias | technical | diseño de instalaciones sanitarias, norma is.010, plumbing design, instalaciones sanitarias en edificaciones | Gasfitería, Saneamiento
Ingeniería vial | technical | diseño geométrico de carreteras, diseño vial, diseño de carreteras, highway design, obras viales, road design | Pavimentos, AutoCAD Civil 3D
Pavimentos | technical | diseño de pavimentos, pavement design, pavimentación, asfaltado, conservación vial, mantenimiento vial, mezcla asfáltica | Ingeniería vial
Ingeniería de tránsito | technical | estudios de tráfico, estudio de impacto vial, traffic engineering, semaforización, señalización vial, conteo vehicular | Ingeniería vial
Synchro Traffic | tool | synchro 8 | Ingeniería de tránsito
PTV Vissim | tool | vissim | Ingeniería de tránsito, Synchro Traffic
Puentes y obras de arte | technical | diseño de puentes, bridge design, obras de arte viales, csi bridge, ?puentes | Ingeniería vial, Diseño estructural
Túneles y obras subterráneas | technical | diseño de túneles, tunneling, construcción de túneles | Geomecánica, Sostenimiento de labores
AutoCAD Civil 3D | tool | civil 3d, civil3d, autodesk civil 3d | >AutoCAD, Ingeniería vial, Topografía
AutoCAD Electrical | tool | autocad eléctrico | >AutoCAD, Diseño de instalaciones eléctricas
AutoCAD Plant 3D | tool | plant 3d, autocad plant | >AutoCAD, Diseño de tuberías
Elaboración de planos | technical | lectura de planos, interpretación de planos, lectura e interpretación de planos, plan reading, blueprint reading, planos de ingeniería, ?planos | Dibujo técnico
?Topografía | technical | surveying, levantamiento topográfico, trabajos topográficos, topografía de campo, land surveying, replanteo topográfico | Estación total, GPS diferencial, AutoCAD Civil 3D
Estación total | tool | manejo de estación total, total station, estación total leica, estación total topcon | Topografía
GPS diferencial | tool | gnss, receptores gnss, gps rtk, gps geodésico, equipos gnss, rtk | Topografía, Geodesia
Nivel de ingeniero | tool | nivelación topográfica, nivel topográfico, nivel automático, teodolito, optical level, surveying level | Topografía
Geodesia | technical | puntos geodésicos, geodesy, control geodésico | Topografía, Cartografía
Fotogrametría con drones | technical | topografía con drones, fotogrametría, levantamiento con drones, photogrammetry, mapeo con drones, drone mapping | Pilotaje de drones, Agisoft Metashape, Topografía
Pilotaje de drones | technical | operación de drones, piloto de drones, manejo de drones, drone pilot, licencia de drones, operador rpas | Fotogrametría con drones
Agisoft Metashape | tool | agisoft, photoscan | Fotogrametría con drones, Pix4D
Pix4D | tool | pix4dmapper | Fotogrametría con drones
Escaneo láser 3D | technical | escáner láser, laser scanning, nube de puntos, lidar, trimble realworks, escáner 3d topográfico | Topografía, Modelado BIM
Trimble Business Center | tool | tbc trimble | GPS diferencial, Topografía
Cartografía | technical | cartography, elaboración de mapas, mapas temáticos, dibujo cartográfico | Sistemas de información geográfica
Global Mapper | tool | globalmapper | Sistemas de información geográfica, Topografía
ERDAS Imagine | tool | erdas, envi teledetección | Teledetección
Teledetección | technical | remote sensing, imágenes satelitales, percepción remota | Sistemas de información geográfica
?Ingeniería mecánica | technical | mechanical engineering, diseño mecánico, mechanical design | Diseño de máquinas, Mantenimiento mecánico
Diseño de máquinas | technical | machine design, diseño de elementos de máquinas, diseño de equipos mecánicos, diseño de componentes mecánicos | SolidWorks, Resistencia de materiales
CATIA | tool | catia v5 | Diseño de máquinas
Siemens NX | tool | unigraphics, nx cad | Diseño de máquinas
PTC Creo | tool | creo parametric, pro engineer | Diseño de máquinas
ANSYS | tool | ansys workbench, ansys fluent | Análisis por elementos finitos
Análisis por elementos finitos | technical | elementos finitos, finite element analysis, ?fea, simulación estructural | Diseño de máquinas, Resistencia de materiales
Resistencia de materiales | technical | mecánica de materiales, strength of materials, ciencia de materiales, ?ingeniería de materiales | Ingeniería mecánica
Metrología dimensional | technical | metrología, instrumentos de medición, uso de vernier y micrómetro, calibrador vernier, dimensional metrology, vernier, micrómetro | Control de calidad, Calibración de instrumentos
Termodinámica y transferencia de calor | technical | termodinámica, transferencia de calor, thermodynamics, intercambiadores de calor, heat transfer | Ingeniería mecánica
Mecánica de fluidos | technical | fluid mechanics, bombas y fluidos, sistemas de bombeo, selección de bombas | Mantenimiento de bombas
Diseño de tuberías | technical | ?piping, diseño de piping, piping design, isométricos de tuberías, lectura de isométricos | AutoCAD Plant 3D, Tubería industrial
CAESAR II | tool | caesar pipe stress, análisis de flexibilidad de tuberías | Diseño de tuberías
Climatización HVAC | technical | hvac, aire acondicionado, diseño de sistemas de climatización, ventilación mecánica, climatización, sistemas hvac, split y vrv, gases refrigerantes, equipos split, ?vrv, carga de gas refrigerante | Refrigeración industrial, Mantenimiento de aire acondicionado
Refrigeración industrial | technical | industrial refrigeration, sistemas de amoniaco, refrigeración con amoniaco, sistemas de refrigeración | Climatización HVAC, Técnico en refrigeración
Sistemas contra incendios | technical | agua contra incendios, sistemas aci, nfpa, normas nfpa, rociadores, fire protection systems, sistemas contraincendio, detección y alarma contra incendios | Instalaciones sanitarias, Prevención de incendios
?Ingeniería eléctrica | technical | electrical engineering, ?ingeniería mecánica eléctrica, mechanical and electrical engineering | Diseño de instalaciones eléctricas, Sistemas eléctricos de potencia
Diseño de instalaciones eléctricas | technical | instalaciones eléctricas en edificaciones, ?iiee, proyectos eléctricos, electrical installation design, diseño eléctrico, cuadros de carga | Código Nacional de Electricidad, AutoCAD
Código Nacional de Electricidad | technical | cne utilización, cne suministro, normas eléctricas peruanas, national electrical code, electrical code | Diseño de instalaciones eléctricas, Instalaciones eléctricas
Sistemas eléctricos de potencia | technical | power systems, estudios eléctricos, flujo de potencia, electrical power systems, estudios de operatividad, sistemas de potencia | DIgSILENT PowerFactory, Protecciones eléctricas
DIgSILENT PowerFactory | tool | digsilent, powerfactory, power factory | Sistemas eléctricos de potencia
ETAP | tool | etap electrical | Sistemas eléctricos de potencia
Protecciones eléctricas | technical | coordinación de protecciones, relés de protección, relay protection, ajuste de relés | Sistemas eléctricos de potencia, Subestaciones eléctricas
Puesta a tierra | technical | pozos a tierra, sistemas de puesta a tierra, mantenimiento de pozos a tierra, grounding systems, medición de pozo a tierra | Instalaciones eléctricas
Automatización industrial | technical | industrial automation, control y automatización, automatización de procesos industriales, automatización y control | Programación de PLC, Instrumentación industrial, SCADA
Programación de PLC | technical | plc, controladores lógicos programables, plc programming, plc siemens, plc allen bradley, ?ladder, lenguaje ladder, lógica de relés | Automatización industrial, TIA Portal
TIA Portal | tool | siemens tia portal, step 7, simatic, simatic s7 | >Programación de PLC
RSLogix | tool | studio 5000, rslogix 5000, rockwell studio 5000, controllogix | >Programación de PLC
SCADA | tool | sistemas scada, ignition scada | Programación de PLC, Automatización industrial, Interfaces HMI
Wonderware InTouch | tool | wonderware, intouch, aveva intouch | >SCADA
Siemens WinCC | tool | wincc | >SCADA, TIA Portal
FactoryTalk | tool | factorytalk view, factory talk | >SCADA, RSLogix
Interfaces HMI | tool | hmi, paneles hmi, programación hmi | SCADA, Programación de PLC
Sistemas de control distribuido | tool | dcs, deltav, honeywell experion, yokogawa centum, control distribuido | Automatización industrial
Redes industriales | technical | profibus, profinet, modbus, comunicaciones industriales, industrial networks, buses de campo, protocolo hart | Programación de PLC, Instrumentación industrial
Instrumentación industrial | technical | instrumentación, instrumentación y control, industrial instrumentation, instrumentista, calibración de lazos de control | Calibración de instrumentos, Automatización industrial
Calibración de instrumentos | technical | calibración, calibración de equipos, instrument calibration, calibración de balanzas | Metrología dimensional, Instrumentación industrial
Variadores de frecuencia | tool | variadores de velocidad, variable frequency drive, vfd, arrancadores suaves | Control de motores eléctricos
Control de motores eléctricos | technical | arranque de motores, tableros de control, control de motores, motor control, tableros de fuerza y control, contactores, electric motor control | Tableros eléctricos, Electricidad industrial
?Electrónica | technical | ?electronics, electrónica industrial, conocimientos de electrónica, ?ingeniería electrónica, electronic engineering, circuitos electrónicos, electrónica analógica y digital | Electrónica de potencia, Reparación de tarjetas electrónicas
Electrónica de potencia | technical | power electronics, rectificadores e inversores, ups y rectificadores, mantenimiento de ups | Electrónica
Diseño de circuitos impresos | technical | diseño pcb, pcb design, diseño de tarjetas electrónicas | Electrónica
Altium Designer | tool | altium, eagle pcb, kicad | >Diseño de circuitos impresos
Proteus | tool | proteus isis, proteus ares | Diseño de circuitos impresos, Electrónica
Microcontroladores | technical | pic microcontrolador, microcontrollers, esp32, sistemas embebidos, embedded systems, firmware, programacion de microcontroladores | Electrónica, Mecatrónica, C, Arduino, Internet de las cosas
Reparación de tarjetas electrónicas | technical | reparación electrónica, electronic repair, diagnóstico de fallas electrónicas, soldadura electrónica smd, microelectrónica | Electrónica
Mecatrónica | technical | mechatronics, ?ingeniería mecatrónica | Automatización industrial, Robótica industrial
Robótica industrial | technical | robots industriales, robótica, robotics, programación de robots, robot kuka, robot fanuc, robot abb | Mecatrónica, Automatización industrial
LabVIEW | tool | national instruments labview | Instrumentación industrial, Electrónica
Neumática e hidráulica industrial | technical | neumática, oleohidráulica, hidráulica industrial, pneumatics, electroneumática, sistemas hidráulicos y neumáticos, electrohidráulica, sistemas hidráulicos | Mantenimiento mecánico
?Telecomunicaciones | technical | telecommunications, ?ingeniería de telecomunicaciones, sistemas de telecomunicaciones, Redes de telecomunicaciones, telecom | Fibra óptica, Enlaces de microondas, Redes móviles
Fibra óptica | technical | fusión de fibra óptica, tendido de fibra óptica, optical fiber, empalme de fibra óptica, otdr, planta externa, instalación de fibra óptica, fiber optics, fibra optica ftth, fusionadora de fibra optica, mediciones otdr | Telecomunicaciones, Cableado de redes de telecomunicaciones, FTTH
Cableado de redes de telecomunicaciones | technical | planta interna, instalación de servicios hfc, instalador de telecomunicaciones, instalación de internet y cable, instalaciones gpon, telecom cabling, telecom network installation | Telecomunicaciones
Enlaces de microondas | technical | microondas, radioenlaces, microwave links, estaciones base, radiofrecuencia rf telecom, instalación de antenas, enlaces de radio, radio enlaces | Telecomunicaciones, Trabajos en altura, Radiofrecuencia
Optimización de redes móviles | technical | drive test, optimización rf, ran optimization, redes lte, redes 5g, ?atoll | Telecomunicaciones
?Ingeniería industrial | technical | industrial engineering, ingeniero industrial | Planeamiento y control de la producción, Estudio de tiempos y movimientos
Simulación de procesos industriales | technical | simulación de sistemas, process simulation | Ingeniería industrial
ProModel | tool | promodel simulación | Simulación de procesos industriales
FlexSim | tool | flex sim, arena simulation, software arena | Simulación de procesos industriales, ProModel
Distribución de planta | technical | plant layout, diseño de planta, layout de planta | Ingeniería industrial
?Ingeniería química | technical | chemical engineering, procesos químicos industriales | Balance de materia y energía, Operaciones unitarias
Balance de materia y energía | technical | balances de masa y energía, mass balance, balance de masa, balance metalúrgico | Ingeniería química
Operaciones unitarias | technical | unit operations, destilación, procesos unitarios, secado y evaporación | Ingeniería química
Aspen Plus | tool | aspen tech | Ingeniería química, Aspen HYSYS
Aspen HYSYS | tool | hysys | Ingeniería química, Procesos de hidrocarburos
Ingeniería de procesos | technical | process engineering, diagramas p&id, p&id, ingeniería de planta, diseño de procesos industriales | Ingeniería química, Ingeniería industrial
Corrosión y protección catódica | technical | protección catódica, corrosion control, recubrimientos anticorrosivos, inspector de recubrimientos | Pintura industrial
Ensayos no destructivos | technical | ?end, ndt, non destructive testing, líquidos penetrantes, ultrasonido industrial, partículas magnéticas, inspección visual de soldadura, radiografía industrial | Inspección de soldadura
Naval y construcción de embarcaciones | technical | ?ingeniería naval, construcción naval, shipbuilding, reparación de embarcaciones, naval engineering | Soldadura, Maquinaria naval
Acústica y control de ruido | technical | ingeniería acústica, acoustic engineering, aislamiento acústico | Monitoreo ocupacional
Colegiatura CIP habilitada | technical | cip habilitado, colegiado cip, ingeniero colegiado y habilitado, colegio de ingenieros del perú, cip vigente, licensed engineer, engineering license | Ingeniería civil, Ingeniería industrial
MATLAB | tool | matlab simulink, simulink, mat lab | Simulación de procesos industriales, Métodos numéricos, Python, GNU Octave
`
