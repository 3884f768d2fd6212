/** Skills of graphic, digital, product, fashion and interior design. One per line: name | category | synonyms | related names ('>X': who has it surely has X). */
export const designSkills = `
Diseño gráfico | technical | graphic design, disenador grafico, diseno publicitario, graphic designer | Adobe Photoshop, Adobe Illustrator, Diseño editorial, Identidad visual
Diseño digital | technical | digital design, piezas digitales, diseno de piezas digitales, diseno para redes sociales, artes digitales | Diseño gráfico, Canva
Diseño editorial | technical | editorial design, diagramacion, maquetacion editorial, diagramacion de revistas, diagramacion editorial | Adobe InDesign, Diseño gráfico
Diseño web | technical | web design, diseno de paginas web, web designer, diseno de landing pages | Diseño UI, Maquetación web, Figma
Diseño de empaques | technical | packaging, packaging design, diseno de envases, diseno de packaging, diseno de etiquetas | Diseño gráfico, Preprensa
Identidad visual | technical | visual identity, identidad corporativa, manual de marca, diseno de logotipos, diseno de logos, imagotipo, brand guidelines | Branding, Diseño gráfico
Tipografía | technical | typography, lettering, diseno tipografico, ?caligrafia | Diseño gráfico
Teoría del color | technical | color theory, colorimetria de diseno, psicologia del color | Diseño gráfico
Dirección de arte | technical | art direction, director de arte, direccion artistica | Dirección creativa, Diseño gráfico
Dirección creativa | technical | creative direction, director creativo, conceptualizacion creativa, conceptos creativos | Dirección de arte, Creatividad publicitaria
Ilustración | technical | illustration, ilustracion digital, dibujo digital, ilustrador freelance, digital illustration | Adobe Illustrator, Procreate, Dibujo artístico
Dibujo artístico | technical | artistic drawing, dibujo a mano alzada, ?dibujo, bocetaje, sketching | Ilustración
Arte conceptual | technical | concept art, character design, diseno de personajes | Ilustración, Videojuegos
Cómic y storyboard | technical | storyboard, storyboarding, comic, guion grafico, historietas | Ilustración, Guion audiovisual
Infografías | technical | infographics, diseno de infografias | Diseño gráfico, Visualización de datos
Retoque fotográfico | technical | photo retouching, retoque digital, edicion de fotos, edicion fotografica, photo editing, fotomontaje | Adobe Photoshop, Adobe Lightroom
Preprensa | technical | pre prensa, prepress, preparacion de artes finales, arte final, artes finales, finalizacion de artes | Diseño gráfico, Impresión offset, Gestión de imprenta
Gestión de imprenta | technical | procesos de impresion, produccion grafica, graphic production, produccion de impresos | Preprensa, Impresión offset
Impresión offset | technical | offset printing, operador offset, prensista offset, prensa offset | Preprensa, Impresión digital, Flexografía
Impresión digital | technical | digital printing, gigantografia, impresion de gran formato, plotter de impresion, impresion uv | Impresión offset, Sublimación, Ploteo y corte de vinil
Flexografía | technical | impresion flexografica, flexografico, flexography, huecograbado | Impresión offset, Diseño de empaques
Serigrafía | technical | screen printing, estampado serigrafico, serigrafia textil | Sublimación
Sublimación | technical | sublimado, estampado por sublimacion, estampado dtf, ?dtf, sublimation printing | Serigrafía, Impresión digital
Ploteo y corte de vinil | technical | plotter de corte, corte de vinil, vinilos, instalacion de viniles, rotulado de vinil | Impresión digital, Señalética
Señalética | technical | signage, diseno de senaletica, senalizacion grafica, letras corporeas | Diseño gráfico
Corte láser | technical | laser cutting, grabado laser, corte y grabado laser | Ploteo y corte de vinil, Impresión 3D
Merchandising gráfico | technical | diseno de material pop, material p.o.p., piezas pop, diseno de merchandising | Diseño gráfico, Trade marketing
Presentaciones visuales | technical | diseno de presentaciones, presentation design, diseno de diapositivas | Microsoft PowerPoint, Diseño gráfico
Adobe Creative Cloud | tool | suite adobe, adobe cc, creative cloud, adobe suite, paquete adobe, adobe creative suite, programas adobe | Adobe Photoshop, Adobe Illustrator, Adobe InDesign
Adobe Photoshop | tool | photoshop, photo shop, photoshop cc, adobe ps, photoshop cs6, fotoshop | Adobe Illustrator, GIMP, Adobe Lightroom, Affinity Photo
Adobe Illustrator | tool | illustrator, adobe ilustrator, ilustrator, illustrator cc | Adobe Photoshop, CorelDRAW, Affinity Designer, Inkscape
Adobe InDesign | tool | indesign, in design, adobe in design | Diseño editorial, QuarkXPress, Affinity Publisher
Adobe Lightroom | tool | lightroom, lightroom classic, camera raw | Adobe Photoshop, Capture One
Adobe XD | tool | adobe experience design, ?xd | Figma, Sketch
Adobe Express | tool | adobe spark | Canva
Adobe Firefly | tool | firefly ai, ?firefly | Generación de imágenes con IA
Adobe Dreamweaver | tool | dreamweaver | HTML, CSS
Adobe Acrobat | tool | acrobat pro, adobe acrobat pro, adobe pdf, acrobat reader | Adobe InDesign
Adobe Dimension | tool | | Modelado 3D
Substance Painter | tool | substance 3d, adobe substance | Texturizado 3D, Modelado 3D
Adobe Fresco | tool | fresco ipad | Procreate, Ilustración
CorelDRAW | tool | corel draw, corel, coreldraw graphics suite, corell draw | Adobe Illustrator, Inkscape
Canva | tool | canva pro | Adobe Express, Diseño digital
GIMP | tool | gnu image manipulation program | Adobe Photoshop
Inkscape | tool | ink scape | Adobe Illustrator, CorelDRAW
Affinity Designer | tool | affinity suite | Adobe Illustrator
Affinity Photo | tool | affinity foto | Adobe Photoshop
Affinity Publisher | tool | affinity editorial | Adobe InDesign
QuarkXPress | tool | quark xpress, quark express | Adobe InDesign
Procreate | tool | pro create, procreate ipad | Ilustración, Clip Studio Paint
Clip Studio Paint | tool | clip studio, manga studio | Procreate, Ilustración
Krita | tool | krita paint | Procreate, Ilustración
Tableta gráfica | tool | wacom, tableta digitalizadora, graphics tablet, tableta wacom | Ilustración
Freepik | tool | bancos de imagenes, stock photos | Diseño gráfico
Midjourney | tool | mid journey | >Generación de imágenes con IA
Stable Diffusion | tool | stablediffusion | >Generación de imágenes con IA, Midjourney
DALL-E | tool | dall e, dalle, openai dall-e | >Generación de imágenes con IA, Midjourney
Generación de imágenes con IA | technical | ai image generation, imagenes con ia, ia para diseno, creacion de imagenes con ia | Inteligencia artificial generativa, Diseño gráfico
Diseño UX | technical | ux, ux design, user experience, experiencia de usuario, ux designer, diseno de experiencia de usuario, ?experiencia del usuario | Diseño UI, Investigación UX, Arquitectura de información
Diseño UI | technical | ui, ui design, user interface, interfaz de usuario, diseno de interfaces, diseno de interfaz, ui designer | Diseño UX, Figma, Design systems
Diseño UX/UI | technical | ux/ui, ui/ux, ux ui, ui ux, ux/ui design, diseno ux ui | >Diseño UX, >Diseño UI
Investigación UX | technical | ux research, user research, investigacion de usuarios, investigacion con usuarios, ux researcher | Diseño UX, Pruebas de usabilidad, Entrevistas a usuarios
UX writing | technical | redaccion ux, ux writer, microcopy, content design | Diseño UX, Copywriting
Pruebas de usabilidad | technical | usability testing, testeo con usuarios, test de usabilidad, user testing, usabilidad | Investigación UX
Evaluación heurística | technical | heuristic evaluation, auditoria ux, heuristicas de nielsen | Pruebas de usabilidad, Diseño UX
Entrevistas a usuarios | technical | user interviews, entrevistas en profundidad a usuarios | Investigación UX
Arquitectura de información | technical | information architecture, card sorting, mapa de sitio, sitemap | Diseño UX
Wireframes | technical | wireframing, bocetos de interfaz | Prototipado, Diseño UI
Prototipado | technical | prototyping, prototipos interactivos, prototipado rapido, prototipado de alta fidelidad, mockups | Figma, Wireframes
User personas | technical | buyer persona, mapa de empatia, arquetipos de usuarios | Diseño UX, Customer journey
Customer journey | technical | customer journey map, journey map, mapa de experiencia del cliente, viaje del cliente, user journey | Experiencia del cliente, Diseño de servicios
User flows | technical | flujos de usuario, task flows, diagramas de flujo de usuario | Diseño UX, Wireframes
Diseño de interacción | technical | interaction design, microinteracciones, ixd | Diseño UX, Motion graphics
Design systems | technical | sistema de diseno, sistemas de diseno, atomic design, libreria de componentes ui | Diseño UI, Figma
Design thinking | technical | pensamiento de diseno, human centered design, diseno centrado en el usuario, design sprint | Diseño de servicios, Innovación
Diseño de servicios | technical | service design, service blueprint, blueprint de servicios | Customer journey, Design thinking
Diseño de producto digital | technical | product design, diseno de productos digitales, product designer | Diseño UX/UI, Gestión de producto
Diseño de interfaces de voz | technical | vui, voice user interface, diseno conversacional, conversational design | Diseño UX, Chatbots
Diseño inclusivo | technical | inclusive design, ?diseno universal, diseno accesible | Accesibilidad web, Diseño UX
Figma | tool | figma design, figjam, fig ma | Diseño UI, Adobe XD, Sketch, Prototipado
?Sketch | tool | sketch app, bohemian sketch | Figma, Adobe XD
InVision | tool | in vision app | Figma, Prototipado
Axure | tool | axure rp | Prototipado, Figma
Balsamiq | tool | balsamiq mockups | Wireframes
ProtoPie | tool | proto pie | Prototipado, Figma
Zeplin | tool | zeplin handoff | Figma
Framer | tool | framer web, framer motion | Figma, Webflow
Webflow | tool | web flow | Diseño web, Wix, Framer
Wix | tool | wix studio, wix editor | Diseño web, Squarespace, WordPress
Squarespace | tool | square space | Wix
Maze | tool | maze ux | Pruebas de usabilidad
UserTesting | tool | user testing platform | Pruebas de usabilidad, Maze
Hotjar | tool | hot jar, mapas de calor web | Microsoft Clarity, Pruebas de usabilidad
Microsoft Clarity | tool | ms clarity, clarity analytics | Hotjar, Analítica web
Miro | tool | miro board, realtimeboard | Design thinking, Figma
?Mural | tool | mural app | Miro, Design thinking
Diseño industrial | technical | industrial design, diseno de productos industriales, diseno de producto fisico | Modelado 3D, SolidWorks, Impresión 3D
Diseño de mobiliario | technical | furniture design, diseno de muebles, diseno de melamina | Diseño industrial, Diseño de interiores
Diseño de joyas | technical | jewelry design, ?joyeria, diseno de joyeria, orfebreria | Rhinoceros, Diseño industrial
Diseño de calzado | technical | footwear design, modelaje de calzado, diseno y modelaje de calzado | Diseño de modas
Impresión 3D | technical | 3d printing, impresora 3d, manufactura aditiva, fabricacion digital, fablab | Modelado 3D, Diseño industrial
Modelado 3D | technical | 3d modeling, modelamiento 3d, modelador 3d, diseno 3d, modelaje 3d | Blender, 3ds Max, SketchUp, Renderizado 3D
Renderizado 3D | technical | 3d rendering, renders, renderizado, visualizacion arquitectonica, archviz, recorridos virtuales 3d | V-Ray, Lumion, Modelado 3D
Diseño de modas | technical | fashion design, diseno de prendas, diseno de indumentaria, fashion designer | Patronaje, Fichas técnicas de prendas, Diseño textil
Diseño textil | technical | textile design, diseno de estampados, print design textil, diseno de tejidos | Diseño de modas, Estampado textil
Estampado textil | technical | textile printing, estampado rotativo, estampado digital textil | Diseño textil, Serigrafía
Patronaje | technical | pattern making, patronaje industrial, moldes de prendas, patronista, modelaje de prendas, patternmaking | Escalado de tallas, Diseño de modas, Optitex
Escalado de tallas | technical | grading textil, escalado de moldes, graduacion de tallas | Patronaje
Fichas técnicas de prendas | technical | tech pack, ficha tecnica textil, techpack, fichas tecnicas de confeccion | Diseño de modas, Desarrollo de producto textil
Desarrollo de producto textil | technical | desarrollo de producto de moda, product development textil, desarrollo de muestras textiles, desarrollo de colecciones | Diseño de modas, Fichas técnicas de prendas
Estilismo de moda | technical | fashion styling, ?styling, asesoria de imagen, personal shopper, estilista de moda | Diseño de modas, Tendencias de moda
Tendencias de moda | technical | fashion trends, coolhunting, trend forecasting, wgsn, cool hunting | Diseño de modas
Figurín de moda | technical | ilustracion de moda, fashion illustration, figurines | Ilustración, Diseño de modas
Escaparatismo | technical | window display, diseno de vitrinas, vitrinismo, decoracion de vitrinas | Visual merchandising
Moda sostenible | technical | sustainable fashion, slow fashion, upcycling textil | Diseño de modas
Optitex | tool | opti tex, optitex pds | Patronaje, Gerber AccuMark
Gerber AccuMark | tool | ?gerber, accumark, gerber technology | Patronaje, Lectra Modaris
Lectra Modaris | tool | lectra, modaris, lectra kaledo | Patronaje, Audaces
Audaces | tool | audaces moldes, audaces idea | Patronaje, Gerber AccuMark
CLO 3D | tool | clo3d | Diseño de modas, Modelado 3D
Marvelous Designer | tool | marvelous 3d | CLO 3D, Modelado 3D
Diseño de interiores | technical | interior design, interiorismo, arquitectura de interiores, diseno interior, interiorista | SketchUp, Decoración de interiores, AutoCAD
Decoración de interiores | technical | interior decoration, decoracion del hogar, home staging, decoracion de espacios | Diseño de interiores
Diseño de stands | technical | stand design, diseno de stands feriales, montaje de stands, diseno de ferias | Diseño de exhibición comercial, Modelado 3D
Diseño de exhibición comercial | technical | retail design, diseno de espacios comerciales, diseno de tiendas, diseno de exhibidores, layout de tiendas | Diseño de interiores, Visual merchandising
Escenografía | technical | set design, escenografia teatral, diseno de escenarios | Dirección de arte
Museografía | technical | diseno de exposiciones, museografia y curaduria, montaje de exposiciones | Escenografía
Diseño de iluminación | technical | lighting design, iluminacion arquitectonica, luminotecnia, dialux | Diseño de interiores
Diseño de paisajes | technical | landscape design, paisajismo, diseno de jardines, arquitectura paisajista | Diseño de interiores
Diseño arquitectónico | technical | architectural design, proyectos arquitectonicos, diseno de arquitectura, anteproyectos arquitectonicos | AutoCAD, Revit, SketchUp
Planos arquitectónicos | technical | architectural drawings, elaboracion de planos, dibujo de planos, desarrollo de planos, dibujo arquitectonico | AutoCAD, Diseño arquitectónico
Dibujo técnico | technical | technical drawing, drafting, dibujante tecnico, lectura y dibujo de planos | AutoCAD, Planos arquitectónicos
Maquetas arquitectónicas | technical | elaboracion de maquetas, maquetismo, model making | Diseño arquitectónico
AutoCAD | tool | auto cad, autodesk autocad, autocad 2d, autocad 3d, autocad 2d y 3d | Revit, Dibujo técnico, BricsCAD
BricsCAD | tool | brics cad | AutoCAD
ZWCAD | tool | zw cad | AutoCAD, BricsCAD
Revit | tool | autodesk revit, revit architecture, revit arquitectura, revit mep, revit structure | >BIM, AutoCAD, ArchiCAD
ArchiCAD | tool | archi cad, graphisoft archicad | >BIM, Revit
BIM | technical | building information modeling, metodologia bim, modelado bim, coordinacion bim, bim manager, modelador bim | Revit, Navisworks
Navisworks | tool | autodesk navisworks, navisworks manage | BIM, Revit
Vectorworks | tool | vector works | AutoCAD, Revit
SketchUp | tool | sketch up, google sketchup, sketchup pro | Modelado 3D, 3ds Max, Rhinoceros
Rhinoceros | tool | rhino, rhino 3d, rhinoceros 3d | Modelado 3D, Grasshopper
Grasshopper | tool | diseno parametrico, grasshopper 3d | >Rhinoceros
3ds Max | tool | 3d max, 3dmax, autodesk 3ds max, 3ds max design | >Modelado 3D, Maya, V-Ray
V-Ray | tool | vray, v ray, chaos v-ray | Renderizado 3D, Corona Renderer
Corona Renderer | tool | corona render, chaos corona | Renderizado 3D, V-Ray
Lumion | tool | lumion 3d | Renderizado 3D, Twinmotion, Enscape
Enscape | tool | enscape 3d | Renderizado 3D, Lumion
Twinmotion | tool | twin motion | Renderizado 3D, Lumion
D5 Render | tool | d5 renderer | Renderizado 3D, Lumion
SolidWorks | tool | solid works, ds solidworks | Autodesk Inventor, Fusion 360, Diseño industrial
Autodesk Inventor | tool | inventor professional, ?inventor | SolidWorks, Fusion 360
Fusion 360 | tool | autodesk fusion 360, autodesk fusion | SolidWorks, Impresión 3D
KeyShot | tool | key shot | Renderizado 3D, Diseño industrial
ArcGIS | tool | arcgis pro, arcmap, esri arcgis, arc gis, arcgis online | >Sistemas de información geográfica, QGIS
QGIS | tool | quantum gis, q gis | >Sistemas de información geográfica, ArcGIS
Google Earth Engine | tool | earth engine, google earth pro, google earth | Sistemas de información geográfica
Portafolio de diseño | technical | design portfolio, portafolio en behance, portafolio creativo, behance | Diseño gráfico
`
