/** Skills of software development. One per line: name | category | synonyms | related names ('>X': who has it surely has X). */
export const softwareSkills = `
JavaScript | tool | js, java script, ecmascript, es6, javascript es6, vanilla js | TypeScript, HTML, CSS
TypeScript | tool | type script, ?ts | >JavaScript
Java | tool | java se, core java, java 8, java 11, java 17, java 21 | Kotlin, C#, Programación orientada a objetos
Java EE | tool | j2ee, ?jee, jakarta ee, java enterprise edition | >Java, Spring Boot, JSF
Python | tool | python 3, lenguaje python, programacion en python, py3 | Django, FastAPI, Pandas
C# | tool | c sharp, csharp, visual c# | >.NET, Java, Visual Basic .NET
.NET | tool | dotnet, dot net, microsoft .net, plataforma .net | C#, ASP.NET
.NET Core | tool | dotnet core, net core, .net 6, .net 7, .net 8 | >.NET, >C#, ASP.NET Core
.NET Framework | tool | dotnet framework, net framework | >.NET, .NET Core
ASP.NET | tool | aspnet, asp.net web forms, webforms, web forms | >.NET, ASP.NET MVC, ASP.NET Core
ASP.NET MVC | tool | aspnet mvc, .net mvc, razor mvc | >ASP.NET, ASP.NET Core, MVC
ASP.NET Core | tool | aspnet core, asp.net core web api | >.NET Core, ASP.NET MVC, ASP.NET Web API
ASP.NET Web API | tool | .net web api, web api .net, web api c# | >ASP.NET, API REST
ASP clásico | tool | classic asp, asp classic, asp 3.0 | ASP.NET, VBScript
Visual Basic .NET | tool | vb.net, vbnet, visual basic net | >.NET, C#, Visual Basic 6
Visual Basic 6 | tool | vb6, vb 6, visual basic 6.0, ?visual basic | Visual Basic .NET, VBA
VBScript | tool | vb script, visual basic script | Visual Basic 6, ASP clásico
Visual FoxPro | tool | foxpro, vfp | Visual Basic 6, PowerBuilder
PowerBuilder | tool | power builder, sybase powerbuilder | Visual FoxPro, Delphi
Delphi | tool | embarcadero delphi, borland delphi, object pascal | PowerBuilder, Visual Basic 6
Entity Framework | tool | entity framework core, ef core | >.NET, LINQ, ORM, Dapper
LINQ | technical | linq to sql, language integrated query | >C#, Entity Framework
Dapper | tool | dapper .net, dapper orm | >.NET, Entity Framework
Blazor | tool | blazor webassembly, blazor server | >.NET Core, React, Angular
WPF | tool | windows presentation foundation | >.NET, Windows Forms, XAML
Windows Forms | tool | winforms, win forms | >.NET, WPF
XAML | technical | .net maui xaml, xaml markup | WPF, Xamarin
PHP | tool | php 7, php 8, lenguaje php | Laravel, MySQL, JavaScript
Laravel | tool | laravel framework, php laravel | >PHP, Symfony, CodeIgniter
Symfony | tool | symfony framework | >PHP, Laravel
CodeIgniter | tool | code igniter | >PHP, Laravel
Yii | tool | yii2, yii framework | >PHP, Laravel
Zend Framework | tool | ?laminas, zend php | >PHP, Symfony
?Composer | tool | php composer | >PHP, npm
?C | tool | lenguaje c, ansi c, c language, programacion en c | C++, Sistemas embebidos
C++ | tool | cpp, c plus plus, cplusplus, lenguaje c++ | C, C#, Rust
?Go | tool | golang, lenguaje go, go lang | Rust, Java, Microservicios
?Rust | tool | lenguaje rust, rust lang, rustlang | C++, Go
?Ruby | tool | lenguaje ruby, ruby lang | Ruby on Rails, Python
Ruby on Rails | tool | ror, ?rails, rails framework | >Ruby, Django, Laravel
Kotlin | tool | lenguaje kotlin, kotlin android, kotlin multiplatform | Java, Android
?Swift | tool | lenguaje swift, swift ios, swift 5 | iOS, Objective-C, SwiftUI
Objective-C | tool | objetive c, objc | iOS, Swift
?Dart | tool | lenguaje dart, dart lang | Flutter
?Scala | tool | lenguaje scala, scala lang | Java, Apache Spark
?R | tool | lenguaje r, r language, programacion en r, r project, software r | Python, RStudio, Estadística aplicada
Perl | tool | lenguaje perl, perl 5, perl scripting | Python, Bash
Groovy | tool | lenguaje groovy, apache groovy | Java, Jenkins
Elixir | tool | elixir phoenix, lenguaje elixir | Erlang, Ruby
Erlang | tool | lenguaje erlang, erlang otp | Elixir
Haskell | tool | lenguaje haskell | Programación funcional
Lua | tool | lenguaje lua, lua script | Videojuegos
COBOL | tool | cobol cics, lenguaje cobol, cobol db2 | Mainframe, JCL, AS/400
RPG AS/400 | tool | rpg ile, rpg iv, as400 rpg, rpgle, rpg as400 | >AS/400, COBOL
AS/400 | tool | as400, ibm i, iseries, ibm iseries | IBM Db2, COBOL
JCL | tool | job control language, jcl mainframe | Mainframe, COBOL
Mainframe | technical | ibm mainframe, z/os, zos, ibm z, host mainframe | COBOL, JCL
Natural Adabas | tool | software ag natural, adabas natural | Mainframe, COBOL
GeneXus | tool | genexus 16, genexus 17, genexus 18, gx genexus | Low-code, OutSystems
Oracle Forms | tool | oracle forms and reports, forms y reports, forms 6i, oracle reports | Oracle APEX, PL/SQL
Oracle APEX | tool | apex oracle, oracle application express | >PL/SQL, Oracle Forms
Apex Salesforce | tool | lenguaje apex, salesforce apex, visualforce | >Salesforce, Lightning Web Components
Lightning Web Components | tool | lwc, salesforce lwc, salesforce lightning | >Salesforce, >JavaScript
HTML | tool | html5, html 5, hypertext markup language | CSS, JavaScript
CSS | tool | css3, css 3, hojas de estilo en cascada, hojas de estilo css | HTML, Sass, Diseño responsive
Sass | tool | scss, sass css, preprocesador sass | >CSS, Less
?Less | tool | less css, lesscss | >CSS, Sass
Tailwind CSS | tool | tailwind, tailwindcss | >CSS, Bootstrap
Bootstrap | tool | bootstrap 4, bootstrap 5, twitter bootstrap | >CSS, Tailwind CSS, Material UI
Material UI | tool | mui, angular material, material design components | React, Bootstrap
Maquetación web | technical | maquetacion html, maquetador web, maquetacion web responsive, html y css, html/css | >HTML, >CSS, Diseño responsive, Desarrollo frontend
React | tool | react.js, reactjs | >JavaScript, Vue.js, Angular, Next.js, Redux
React Native | tool | reactnative | >React, Flutter, Desarrollo móvil, Expo
?Expo | tool | expo react native, expo go, ?expo cli | >React Native
Redux | tool | redux toolkit, react redux, redux saga | >React, Vuex
Next.js | tool | nextjs | >React, Nuxt.js, Remix
?Remix | tool | remix run, ?remix js, react router 7 | >React, Next.js
Gatsby | tool | gatsbyjs, gatsby.js | >React, Next.js, Jamstack
Angular | tool | angular 2+, angular framework, angular 14, angular 15, angular 16, angular 17 | >TypeScript, React, Vue.js, RxJS
AngularJS | tool | angular.js, angular 1 | >JavaScript, Angular
RxJS | tool | rx js, reactivex | >JavaScript, Angular, Programación reactiva
NgRx | tool | ngrx store | >Angular, Redux
Vue.js | tool | vue, vuejs, vue 3, vue 2 | >JavaScript, React, Angular, Nuxt.js
Pinia | tool | pinia vue | >Vue.js, Vuex
Vuex | tool | vuex store | >Vue.js, Redux
Nuxt.js | tool | nuxt, nuxtjs | >Vue.js, Next.js
Svelte | tool | sveltekit, svelte.js | >JavaScript, React
jQuery | tool | j query, jquery ui | >JavaScript, AJAX
AJAX | technical | asynchronous javascript and xml, peticiones ajax | >JavaScript, JSON
JSON | technical | javascript object notation, json schema | XML, API REST
XML | technical | xsd, xslt, extensible markup language | JSON, SOAP
YAML | technical | yml, archivos yaml, yaml files | JSON, Infraestructura como código
Node.js | tool | node, nodejs | >JavaScript, Express.js, NestJS
Express.js | tool | expressjs, ?express | >Node.js, NestJS, Fastify
NestJS | tool | nest.js | >Node.js, >TypeScript, Express.js
Fastify | tool | fastify.js | >Node.js, Express.js
Deno | tool | deno js, bun js, ?bun | Node.js, TypeScript
npm | tool | node package manager | Node.js, Yarn
Yarn | tool | yarn package manager, pnpm | npm
Webpack | tool | webpack bundler | JavaScript, Vite, Babel
Vite | tool | vitejs, vite.js | JavaScript, Webpack
Babel | tool | babeljs, babel.js | JavaScript, Webpack
Micro frontends | technical | microfrontends, module federation | Desarrollo frontend, Microservicios
Single Page Application | technical | spa javascript, aplicaciones spa, aplicaciones de una sola pagina | JavaScript, Desarrollo frontend
Progressive Web Apps | technical | pwa, aplicaciones web progresivas | JavaScript, Desarrollo móvil
Server-Side Rendering | technical | renderizado en servidor, server rendering | Next.js, Nuxt.js
Web Components | technical | componentes web, lit element, stencil js | JavaScript, Desarrollo frontend
Three.js | tool | threejs, webgl | JavaScript, Modelado 3D
Chart.js | tool | chartjs | >JavaScript, D3.js
Highcharts | tool | high charts | >JavaScript, D3.js
D3.js | tool | d3js | >JavaScript, Visualización de datos, Chart.js
Accesibilidad web | technical | wcag, web accessibility, a11y, accesibilidad digital | HTML, Desarrollo frontend, Diseño UX
Rendimiento web | technical | web performance, core web vitals, optimizacion de rendimiento web, wpo | Desarrollo frontend, SEO técnico
Diseño responsive | technical | responsive design, diseno responsivo, responsive web design, diseno web adaptable, mobile first | CSS, Maquetación web
Spring Boot | tool | springboot | >Java, >Spring Framework, Quarkus, Microservicios
Spring Framework | tool | spring mvc, spring java, ?spring, spring core | >Java, Spring Boot
Spring Security | tool | spring boot security, seguridad con spring | >Spring Framework, OAuth 2.0
Spring Cloud | tool | spring cloud gateway, netflix oss | >Spring Boot, Microservicios
Spring Batch | tool | procesos batch con spring, spring batch jobs | >Spring Framework, Procesos batch
Spring WebFlux | tool | webflux, project reactor, spring reactivo | >Spring Boot, Programación reactiva
Hibernate | tool | hibernate orm, jpa hibernate | >Java, JPA, ORM
JPA | tool | java persistence api, spring data jpa, jakarta persistence | >Java, Hibernate
PrimeFaces | tool | prime faces | >JSF
JSF | tool | java server faces, jakarta server faces | >Java, JSP
JSP | tool | java server pages, servlets, jsp servlets, java servlet | >Java, JSF
Struts | tool | apache struts, struts 2 | >Java, Spring Framework
Quarkus | tool | quarkus java, quarkus framework | >Java, Spring Boot, Micronaut
Micronaut | tool | micronaut framework | >Java, Quarkus
Maven | tool | apache maven, mvn | >Java, Gradle
Gradle | tool | gradle build | Maven, Android
JBoss | tool | wildfly, jboss eap, red hat jboss | Java EE, WebLogic, Apache Tomcat
WebLogic | tool | oracle weblogic, weblogic server, bea weblogic | Java EE, JBoss, WebSphere
WebSphere | tool | ibm websphere, websphere application server, ibm was | Java EE, WebLogic
Apache Tomcat | tool | tomcat | Java, JBoss, Apache HTTP Server
Django | tool | django rest framework, drf, python django | >Python, Flask, FastAPI
?Flask | tool | flask python, python flask, flask api | >Python, Django, FastAPI
FastAPI | tool | fast api | >Python, Flask, Django
SQLAlchemy | tool | sql alchemy | >Python, ORM
Celery | tool | celery python, python celery | >Python, RabbitMQ
ORM | technical | object relational mapping, mapeo objeto relacional | Hibernate, Entity Framework, Prisma
?Prisma | tool | prisma orm, prisma.js | >Node.js, TypeORM, ORM
TypeORM | tool | type orm | >TypeScript, Prisma, Sequelize
Sequelize | tool | sequelize orm | >Node.js, TypeORM
Mongoose | tool | mongoose js, mongoose odm | >Node.js, >MongoDB
API REST | technical | rest api, restful, restful api, api restful, servicios rest, rest services, servicios web rest | Servicios web, GraphQL, SOAP, Swagger
Desarrollo de API | technical | api development, integracion de apis, api integration, consumo de apis, diseno de apis | API REST, Desarrollo backend, Integración de sistemas
Servicios web | technical | web services, webservices | API REST, SOAP
SOAP | technical | servicios soap, soap web services, wsdl | XML, Servicios web
GraphQL | technical | graph ql, apollo graphql, apollo client, apollo server | API REST
gRPC | technical | grpc protobuf, protocol buffers, protobuf | API REST, Microservicios
Socket.io | tool | socketio, socket io | >WebSockets, >Node.js
SignalR | tool | asp.net signalr | >WebSockets, >.NET
WebSockets | technical | web socket, comunicacion por websockets | Node.js, Desarrollo backend
Webhooks | technical | web hook, integracion por webhooks | API REST, Desarrollo de API
OpenAPI | technical | especificacion openapi, open api specification, oas3 | API REST, Swagger
Swagger | tool | swagger ui, swaggerhub | OpenAPI, API REST, Postman
Insomnia | tool | insomnia rest, insomnia api | API REST, Postman
Postman | tool | postman api | API REST, SoapUI, Pruebas de API
OAuth 2.0 | technical | oauth, oauth2, openid connect, oidc | JWT, Keycloak
JWT | technical | json web token, autenticacion jwt | OAuth 2.0
Keycloak | tool | key cloak | OAuth 2.0, Gestión de identidades y accesos
API Gateway | technical | gestion de apis, api management, apim | Kong, Apigee, Microservicios
?Kong | tool | kong gateway, kong api gateway | >API Gateway, Apigee
Apigee | tool | google apigee | >API Gateway, Kong
MuleSoft | tool | mule esb, mulesoft anypoint, anypoint platform | Integración de sistemas, IBM App Connect, Bus de servicios
IBM DataPower | tool | datapower, data power | API Gateway, IBM App Connect
IBM App Connect | tool | ibm integration bus, ibm iib, ibm ace, ibm message broker | MuleSoft, Bus de servicios
TIBCO | tool | tibco businessworks, tibco bw | MuleSoft, Bus de servicios
Oracle SOA Suite | tool | oracle soa, oracle service bus, osb oracle, oracle osb | Bus de servicios, MuleSoft, Oracle Integration Cloud
Bus de servicios | technical | enterprise service bus, esb, bus de integracion | Integración de sistemas, Arquitectura orientada a servicios
Integración de sistemas | technical | system integration, integracion de aplicaciones, middleware, enterprise application integration | Desarrollo de API, Bus de servicios
Arquitectura orientada a servicios | technical | ?soa, service oriented architecture | Microservicios, Bus de servicios
Microservicios | technical | microservices, arquitectura de microservicios, micro servicios, microservice architecture | Arquitectura de software, Docker, API REST
Arquitectura de software | technical | software architecture, diseno de arquitectura de software | Arquitectura de soluciones, Patrones de diseño, Microservicios
Arquitectura de soluciones | technical | solution architecture, diseno de soluciones ti, arquitectura de soluciones ti | Arquitectura de software, Arquitectura empresarial, Arquitectura cloud
Arquitectura empresarial | technical | enterprise architecture, arquitectura de empresa | Arquitectura de soluciones
TOGAF | technical | togaf 9, the open group architecture framework | >Arquitectura empresarial
ArchiMate | technical | archi modelado, archimate modeling | Arquitectura empresarial, UML
Arquitectura hexagonal | technical | hexagonal architecture, puertos y adaptadores, ports and adapters | Clean Architecture, Domain-Driven Design
Clean Architecture | technical | arquitectura limpia, clean architecture pattern | Principios SOLID, Arquitectura hexagonal
Clean Code | technical | codigo limpio, buenas practicas de programacion | Principios SOLID, Clean Architecture, Refactorización
Domain-Driven Design | technical | ddd, diseno guiado por el dominio | Arquitectura hexagonal, CQRS
CQRS | technical | command query responsibility segregation, event sourcing | Domain-Driven Design, Arquitectura orientada a eventos
Arquitectura orientada a eventos | technical | event driven architecture, event-driven, arquitectura basada en eventos | Apache Kafka, Microservicios
Patrones de diseño | technical | design patterns, patrones de diseno de software, patrones gof | Principios SOLID, Programación orientada a objetos
Principios SOLID | technical | solid principles, ?solid | Patrones de diseño, Clean Architecture
MVC | technical | modelo vista controlador, model view controller, patron mvc | Patrones de diseño, MVVM
MVVM | technical | model view viewmodel, patron mvvm | MVC, Desarrollo móvil
Programación orientada a objetos | technical | poo, oop, object oriented programming | Patrones de diseño, Java
Programación funcional | technical | functional programming, paradigma funcional | Programación reactiva, Scala
Programación reactiva | technical | reactive programming, reactive streams | RxJS, Spring WebFlux
Estructuras de datos y algoritmos | technical | data structures and algorithms, algoritmos y estructura de datos, algoritmia, algoritmos | Programación
?Programación | technical | programming, programacion de software, codificacion de software, lenguajes de programacion | Desarrollo de software
Desarrollo de software | technical | software development, ingenieria de software, software engineering, desarrollo de aplicaciones, desarrollo de sistemas | Programación, Desarrollo web, Ciclo de vida del software
Desarrollo web | technical | web development, programacion web, desarrollo de paginas web, creacion de paginas web | Desarrollo frontend, Desarrollo backend, WordPress
Desarrollo frontend | technical | frontend, front end, desarrollo front end, frontend development | >JavaScript, >HTML, >CSS, Desarrollo full stack
Desarrollo backend | technical | backend, back end, desarrollo back end, backend development | Desarrollo full stack, API REST
Desarrollo full stack | technical | full stack, fullstack, fullstack development | >Desarrollo frontend, >Desarrollo backend
Desarrollo móvil | technical | mobile development, desarrollo de aplicaciones moviles, desarrollo de apps, aplicaciones moviles, apps moviles, programacion movil | Android, iOS, Flutter, React Native
Android | technical | android sdk, desarrollo android, android nativo, android development | Kotlin, Java, Desarrollo móvil
Android Studio | tool | ide android | >Android, Xcode
Jetpack Compose | tool | android jetpack, jetpack compose android | >Android, >Kotlin, SwiftUI
iOS | technical | ios sdk, desarrollo ios, ios nativo, ios development | Swift, Desarrollo móvil, Xcode
UIKit | tool | ui kit ios | >Swift, >iOS, SwiftUI
SwiftUI | tool | swift ui | >Swift, >iOS, Jetpack Compose
Xcode | tool | x code, apple xcode | >iOS, Android Studio
Flutter | tool | flutter dart, flutter sdk | >Dart, React Native, Desarrollo móvil
Ionic | tool | ionic framework, ionic angular, capacitor ionic | Desarrollo móvil, Angular, Apache Cordova
Apache Cordova | tool | ?cordova, phonegap | Ionic, Desarrollo móvil
Xamarin | tool | xamarin forms, .net maui, maui .net | >C#, Desarrollo móvil, Flutter
Publicación en App Store y Google Play | technical | publicacion de apps, publicacion en play store, app store connect, google play console | Desarrollo móvil
Firebase | tool | google firebase, firestore, firebase cloud messaging | Supabase, Desarrollo móvil, Google Cloud
Supabase | tool | supabase backend | PostgreSQL, Firebase
Unity | tool | unity 3d, unity3d, unity engine | >C#, Unreal Engine, Videojuegos
Unreal Engine | tool | unreal engine 5, ue5, ue4, unreal | C++, Unity
Godot | tool | godot engine | Videojuegos, Unity
Videojuegos | technical | desarrollo de videojuegos, game development, game design, diseno de videojuegos, gamedev | Unity, Unreal Engine
Realidad virtual y aumentada | technical | realidad virtual, realidad aumentada, augmented reality, virtual reality, ar/vr | Unity, Unreal Engine, Modelado 3D
Arduino | tool | arduino uno, placa arduino, esp8266 | Sistemas embebidos, Raspberry Pi
Raspberry Pi | tool | raspberry | Arduino, Linux
Internet de las cosas | technical | iot, internet of things | Sistemas embebidos, MQTT
MQTT | technical | protocolo mqtt, mosquitto mqtt, mqtt protocol | Internet de las cosas
Blockchain | technical | cadena de bloques, web3, contratos inteligentes, smart contracts | Solidity
Solidity | tool | solidity ethereum, ethereum | >Blockchain
WordPress | tool | word press, wordpress cms, desarrollo en wordpress | Desarrollo web, WooCommerce, Joomla, Gestión de contenidos web
Elementor | tool | elementor pro, divi builder | >WordPress
Joomla | tool | joomla cms | WordPress, Drupal
Drupal | tool | drupal cms, drupal 9 | WordPress, PHP
SharePoint Development | tool | desarrollo sharepoint, spfx, sharepoint framework | SharePoint, .NET
Contentful | tool | contentful cms | Strapi, Gestión de contenidos web
Strapi | tool | strapi cms | Node.js, WordPress
Liferay | tool | liferay dxp, liferay portal | Java, Drupal
Adobe Experience Manager | tool | ?aem, adobe aem, adobe cq5 | Java, Gestión de contenidos web
Sitecore | tool | sitecore cms | .NET, Adobe Experience Manager
Jamstack | technical | sitios estaticos, static site generator | Gatsby, Next.js
Low-code | technical | no code, desarrollo low code, lowcode | Power Apps, OutSystems
OutSystems | tool | out systems | >Low-code, Mendix, Power Apps
Mendix | tool | mendix studio | >Low-code, OutSystems
?Bubble | tool | bubble.io, ?bubble no code | >Low-code
Camunda | tool | camunda bpm, camunda platform | BPMN, IBM BPM
IBM BPM | tool | ibm business automation workflow, ibm process designer | Bizagi, BPMN
UiPath | tool | ui path | >Automatización robótica de procesos, Automation Anywhere, Blue Prism
Automation Anywhere | tool | automation anywhere a360 | >Automatización robótica de procesos, UiPath
Blue Prism | tool | blueprism | >Automatización robótica de procesos, UiPath
Automatización robótica de procesos | technical | ?rpa, robotic process automation, automatizacion rpa | UiPath, Power Automate, Automatización de procesos
Control-M | tool | bmc control-m | Procesos batch
Procesos batch | technical | batch processing, procesos por lotes | Spring Batch, Shell scripting
Bash | tool | bash scripting, script bash, gnu bash | Shell scripting, Linux
Shell scripting | technical | shell script, scripts shell, scripting en linux, korn shell, ksh | Bash, PowerShell
PowerShell | tool | power shell, windows powershell | Windows Server, Bash
VBA | tool | visual basic for applications, visual basic para aplicaciones, vba excel | Macros de Excel, Visual Basic 6
GNU Octave | tool | octave | MATLAB
Git | tool | git scm, control de versiones git, gitflow, git flow | >Control de versiones, GitHub, GitLab
GitHub | tool | git hub | >Git, GitLab, Bitbucket
GitLab | tool | git lab | >Git, GitHub, GitLab CI
Bitbucket | tool | bit bucket | >Git, GitHub, Jira
Subversion | tool | apache subversion, tortoise svn, svn | >Control de versiones, Git
Control de versiones | technical | version control, control de versionamiento, versionado de codigo, manejo de versiones, source control | Git, Subversion
Visual Studio | tool | ms visual studio, microsoft visual studio | Visual Studio Code, .NET
Visual Studio Code | tool | vs code, vscode | Visual Studio
IntelliJ IDEA | tool | intellij, jetbrains intellij | Eclipse IDE, Java
PyCharm | tool | jetbrains pycharm | >Python, IntelliJ IDEA
Eclipse IDE | tool | ?eclipse, eclipse java | Java, IntelliJ IDEA, NetBeans
NetBeans | tool | apache netbeans, netbeans ide | Java, Eclipse IDE
Programación asistida por IA | technical | ai-assisted programming, desarrollo asistido por ia, cursor ide | GitHub Copilot, Inteligencia artificial generativa
GitHub Copilot | tool | copilot github | Inteligencia artificial generativa, Visual Studio Code
UML | technical | unified modeling language, diagramas uml, modelado uml | Análisis de sistemas, Diagramas de flujo
Enterprise Architect | tool | sparx enterprise architect, sparx ea | UML, BPMN
Análisis de sistemas | technical | systems analysis, analisis y diseno de sistemas, analisis funcional, analista funcional de sistemas | Levantamiento de requerimientos, UML
Ciclo de vida del software | technical | sdlc, software development life cycle, ciclo de vida de desarrollo de software, ?rup | Desarrollo de software
Documentación técnica | technical | technical documentation, documentacion de software, manuales tecnicos, technical writing, redaccion tecnica | Confluence, Análisis de sistemas
Code review | technical | revision de codigo, pull requests, revision de pull requests | Git, Clean Architecture
Refactorización | technical | refactoring, refactorizacion de codigo, deuda tecnica, code refactoring | Clean Architecture, Code review
Depuración de código | technical | debugging, depuracion de software, debug | Programación
Optimización de código | technical | code optimization, performance tuning de aplicaciones, profiling | Depuración de código
Internacionalización de software | technical | i18n, l10n, localizacion de software, software internationalization, software localization | Desarrollo frontend
Pruebas de software | technical | software testing, testing de software, qa testing, testing, pruebas de calidad de software | Aseguramiento de calidad de software, Pruebas funcionales
Aseguramiento de calidad de software | technical | software quality assurance, quality assurance de software, qa de software, control de calidad de software, sqa | Pruebas de software, ISTQB
Pruebas automatizadas | technical | test automation, automatizacion de pruebas, testing automatizado, qa automation, automation testing | >Pruebas de software, Selenium, Cypress
Pruebas funcionales | technical | functional testing, testing funcional, pruebas manuales, manual testing, testing manual, qa manual | >Pruebas de software, Casos de prueba
Pruebas unitarias | technical | unit testing, unit test, tests unitarios | Pruebas de integración, JUnit, Jest
Pruebas de integración | technical | integration testing, tests de integracion | Pruebas unitarias, Pruebas de API
Pruebas de regresión | technical | regression testing, regression tests | >Pruebas de software, Pruebas funcionales
Pruebas de rendimiento | technical | performance testing, pruebas de carga, pruebas de estres, load testing, stress testing, pruebas de performance | JMeter, k6, LoadRunner
Pruebas de API | technical | api testing, testing de apis, pruebas de servicios | Postman, SoapUI, API REST
Pruebas de aceptación de usuario | technical | uat, user acceptance testing, pruebas de usuario final, pruebas uat | Pruebas funcionales, Casos de prueba
Pruebas móviles | technical | mobile testing, testing de aplicaciones moviles, testing movil | Appium, Pruebas de software
Casos de prueba | technical | test cases, diseno de casos de prueba, plan de pruebas, test plan | Pruebas funcionales, TestRail
Gestión de defectos | technical | defect management, bug tracking, seguimiento de defectos, reporte de bugs | Jira, Pruebas de software
ISTQB | technical | istqb foundation, istqb ctfl, certificacion istqb | Aseguramiento de calidad de software
TDD | technical | test driven development, desarrollo guiado por pruebas | Pruebas unitarias, BDD
BDD | technical | behavior driven development, gherkin, lenguaje gherkin | Cucumber, TDD
Selenium | tool | selenium webdriver, selenium ide, selenium grid | >Pruebas automatizadas, Cypress, Playwright
?Cypress | tool | cypress.io, cypress testing, cypress e2e | >Pruebas automatizadas, Playwright, Selenium
Playwright | tool | microsoft playwright | >Pruebas automatizadas, Cypress, Selenium
Puppeteer | tool | puppeteer js, headless chrome | Playwright, Web scraping
Appium | tool | appium mobile | >Pruebas automatizadas, Pruebas móviles, Selenium
Cucumber | tool | cucumber java, cucumber bdd | >BDD, Karate DSL, Selenium
Serenity BDD | tool | screenplay serenity | >BDD, Cucumber
Karate DSL | tool | karate framework, karate api | >Pruebas de API, Cucumber
Robot Framework | tool | robotframework | >Pruebas automatizadas, Python
Katalon | tool | katalon studio | >Pruebas automatizadas, Selenium
JUnit | tool | junit 5, junit 4 | >Pruebas unitarias, >Java
Mockito | tool | powermock | >JUnit
TestNG | tool | test ng | JUnit, Selenium
Vitest | tool | vite test | >Pruebas unitarias, Jest
React Testing Library | tool | testing library react | >React, Jest
Jest | tool | jest js, jestjs | >Pruebas unitarias, >JavaScript
?Jasmine | tool | jasmine karma, karma jasmine | Pruebas unitarias, Angular, Jest
NUnit | tool | n unit, mstest | >Pruebas unitarias, >.NET, xUnit
xUnit | tool | xunit.net | >Pruebas unitarias, .NET
PHPUnit | tool | php unit | >Pruebas unitarias, >PHP
Pytest | tool | py test, unittest python | >Pruebas unitarias, >Python
JMeter | tool | apache jmeter, j meter | >Pruebas de rendimiento, k6
k6 | tool | grafana k6 | >Pruebas de rendimiento, JMeter
Gatling | tool | gatling io | >Pruebas de rendimiento, JMeter
LoadRunner | tool | load runner, micro focus loadrunner | >Pruebas de rendimiento, JMeter
SoapUI | tool | soap ui, readyapi | >Pruebas de API, Postman
TestRail | tool | test rail | Casos de prueba, HP ALM
TestLink | tool | test link | Casos de prueba, TestRail
?Xray | tool | jira xray, xray test management, zephyr scale | >Jira, Casos de prueba
HP ALM | tool | quality center, hp quality center, micro focus alm, alm octane | Casos de prueba, TestRail
BrowserStack | tool | browser stack, sauce labs | Pruebas automatizadas, Pruebas móviles
SonarQube | tool | sonar qube, sonarcloud, ?sonar | Code review, DevSecOps
Chatbots | technical | desarrollo de chatbots, bots conversacionales, asistentes virtuales conversacionales, chat bot | Dialogflow, Inteligencia artificial generativa
Dialogflow | tool | google dialogflow, dialog flow, dialogflow cx | >Chatbots, Amazon Lex, Rasa
?Rasa | tool | rasa nlu, rasa chatbot | >Chatbots, Python
`
